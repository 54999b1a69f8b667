import type { PageAnswer } from '@vitrine/shared/contract/federation/storefront';
import { pack, type Coding, type PackedPage } from './compression/packed-page.ts';
import { renderTemplate, type NonceTemplate } from './compression/nonce-template.ts';
import { securityHeaders } from '../security-headers.ts';

/** A rendered page, as a nonce template. */
export interface DrawnPage {
  status: number;
  headers: Record<string, string>;
  parts: NonceTemplate;
  /** Where its scripts and styles come from, beside the shop itself. */
  origins: string[];
  /** Whether it may be cached: the same for everyone, and rendered without a failure. */
  isCacheable: boolean;
  /** The version that drew it; none for a frame alone. */
  by?: { remote: string; version: string };
  packed: PackedPage;
}

/** What the response depends on, beside the page. */
export interface Wish {
  method: string;
  /** Null: uncompressed. */
  coding: Coding | null;
  /** A new nonce for each response. */
  nonce: string;
  /** Headers beside those of the page. */
  more?: Record<string, string>;
}

/** The response with this page; compressed only after `compress`. */
export function answerWith(page: DrawnPage, { method, coding, nonce, more }: Wish): PageAnswer {
  const bytes = Buffer.from(nonce);
  const packed = coding && page.packed[coding]?.(bytes);
  const pieces = packed ?? renderTemplate(page.parts, bytes);
  const headers = {
    ...page.headers,
    ...more,
    ...securityHeaders(nonce, page.origins),
    ...(packed && { 'content-encoding': coding }),
    'content-length': String(pieces.reduce((sum, { length }) => sum + length, 0)),
  };
  const { status } = page;
  if (method === 'HEAD') return { status, headers, body: null };
  return {
    status,
    headers,
    pieces,
    get body() {
      return Buffer.concat(pieces);
    },
  };
}

/** Caches the compressed copy of a page. */
export async function compress(page: DrawnPage, coding: Coding): Promise<void> {
  page.packed[coding] ??= await pack(coding, page.parts);
}
