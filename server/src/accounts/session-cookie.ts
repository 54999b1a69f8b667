import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MS } from '../rules/session-window.ts';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** The prefix makes browsers refuse it from any other host or without https (RFC 6265bis §4.1.3). */
const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? '__Host-vitrine_session' : 'vitrine_session');

const attributes = (publicUrl: string): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(publicUrl),
});

export function readSessionCookie(request: FastifyRequest, publicUrl: string): string | null {
  return request.cookies[nameOf(publicUrl)] ?? null;
}

export function setSessionCookie(reply: FastifyReply, token: string, publicUrl: string): void {
  const maxAge = SESSION_MS / 1000;
  reply.setCookie(nameOf(publicUrl), token, { ...attributes(publicUrl), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(nameOf(publicUrl), attributes(publicUrl));
}
