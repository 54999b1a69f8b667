import type { PageAnswer } from '@vitrine/shared/contract/storefront';
import { pack, type Coding, type PackedPage } from './compression/packed-page.ts';
import { renderTemplate, type NonceTemplate } from './compression/nonce-template.ts';
import { securityHeaders } from '../security-headers.ts';

/** A page whole, but for the nonces of its answers. */
export interface DrawnPage {
  status: number;
  headers: Record<string, string>;
  parts: NonceTemplate;
  /** Where its scripts and styles come from, beside the shop itself. */
  origins: string[];
  /** Whether it is the same for everyone, and nothing was amiss while it was drawn. */
  isKeepable: boolean;
  /** The version that drew it; none for a frame alone. */
  by?: { remote: string; version: string };
  packed: PackedPage;
}

/** What an answer's shape depends on, beside the page. */
export interface Wish {
  method: string;
  /** Null for an answer as it is. */
  coding: Coding | null;
  /** A new nonce of the answer's own. */
  nonce: string;
  /** Headers that whoever asks gets beside those of the page. */
  more?: Record<string, string>;
}

/** An answer with this page, at once; a compressed one only after `compress`. */
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

/** Makes the compressed copy of a page that has something to compress. */
export async function compress(page: DrawnPage, coding: Coding): Promise<void> {
  page.packed[coding] ??= await pack(coding, page.parts);
}
