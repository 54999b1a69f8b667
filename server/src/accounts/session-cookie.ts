import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '@vitrine/shared/contract/accounts/session-cookie';
import { SESSION_MS } from './rules/session-window.ts';

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

const nameOf = (publicUrl: string) => (isSecure(publicUrl) ? SECURE_SESSION_COOKIE : SESSION_COOKIE);

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
