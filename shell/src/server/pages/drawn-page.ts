import { createHash } from 'node:crypto';
import type { PageAnswer } from '@vitrine/shared/contract/federation/storefront';
import { VIEW_TIMING } from '../../model/view-timing.ts';
import { pack, type Coding } from './compression.ts';
import { securityHeaders } from '../security-headers.ts';

/** A rendered page: the same bytes for everyone who may see it. */
export interface DrawnPage {
  status: number;
  headers: Record<string, string>;
  /** UTF-8; empty for what leads elsewhere. */
  bytes: Buffer;
  /** Hashes of the scripts that stand in it. */
  scripts: readonly string[];
  /** Where its scripts and styles come from, beside the shop itself. */
  origins: readonly string[];
  /** Whether it may be cached: the same for everyone, and rendered without a failure. */
  isCacheable: boolean;
  /** The version that drew it; none for a frame alone. */
  by?: { remote: string; version: string };
  /** As it is sent, created by the first response that needs it. Whoever changes a page begins with none. */
  forms: Partial<Record<Coding | 'plain', PageForm>>;
}

/** A page in one coding, with the headers that every response with it has. */
interface PageForm {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** What the response depends on, beside the page. */
export interface AnswerOptions {
  method: string;
  /** Null: uncompressed. */
  coding: Coding | null;
  /** The request's `if-none-match`; empty when it has none. */
  ifNoneMatch: string;
  /** The token of this view; null where nobody counts them. */
  view: string | null;
  /** Headers beside those of the page. */
  more?: Record<string, string>;
}

/** The response with this page; compressed only after `compress`. 304 to who has these bytes already. */
export function answerWith(
  page: DrawnPage,
  { method, coding, ifNoneMatch, view, more }: AnswerOptions,
): PageAnswer {
  const packed = coding && page.forms[coding];
  const { bytes, headers: same } = packed ?? (page.forms.plain ??= formOf(page, page.bytes, null));
  const timing = view !== null && { 'server-timing': `${VIEW_TIMING};desc="${view}"` };
  const headers = { ...same, ...more, ...timing };
  if (same['etag'] && hasEtag(ifNoneMatch, same['etag']))
    return { status: 304, headers: withoutContent(headers), body: null };
  return { status: page.status, headers, body: method === 'HEAD' ? null : bytes };
}

/** Caches the compressed copy of a page. */
export async function compress(page: DrawnPage, coding: Coding): Promise<void> {
  page.forms[coding] ??= formOf(page, await pack(coding, page.bytes), coding);
}

function formOf(page: DrawnPage, bytes: Buffer, coding: Coding | null): PageForm {
  const headers = {
    ...page.headers,
    ...securityHeaders(page.scripts, page.origins),
    ...(coding && { 'content-encoding': coding }),
    'content-length': String(bytes.length),
    ...(isForAll(page) && { etag: etagOf(bytes) }),
  };
  return { bytes, headers };
}

/** Of a page with somebody's name on it nothing is cached, so nobody asks whether it changed. */
const isForAll = ({ status, headers }: DrawnPage): boolean =>
  status === 200 && headers['cache-control'] === 'no-cache';

/** Strong: the bytes' own hash, so each coding has another, and the same page of another process the same. */
const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_LETTERS)}"`;
const ETAG_LETTERS = 22;

/** By weak comparison (RFC 9110, 13.1.2): what stands between may have marked a tag as weak. */
const hasEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((one) => [etag, '*'].includes(one.trim().replace(/^W\//, '')));

/**
 * The headers of a 304 (RFC 9110, 15.4.5). The policy stays among them: a browser puts what a 304 says in the place of
 * what it cached.
 */
const withoutContent = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith('content-') || name === POLICY),
  );
const POLICY = 'content-security-policy';
