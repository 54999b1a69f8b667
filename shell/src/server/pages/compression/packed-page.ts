import { acceptsCoding } from '@vitrine/shared/contract/federation/accepts-coding';
import { brotliParts } from './brotli-parts.ts';
import { gzipParts } from './gzip-parts.ts';
import type { RenderTemplate, NonceTemplate } from './nonce-template.ts';

/** In order of preference; browsers accept Brotli over HTTPS only. */
const PACKERS = { br: brotliParts, gzip: gzipParts };
export type Coding = keyof typeof PACKERS;
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Compressed copies of a page, created by the first response that needs them. */
export type PackedPage = Partial<Record<Coding, RenderTemplate>>;

/** The coding for an `accept-encoding` header; null: uncompressed. */
export const codingFor = (header: string): Coding | null =>
  CODINGS.find((coding) => acceptsCoding(coding, header)) ?? null;

/** Compresses a page in zlib's thread pool. */
export const pack = (coding: Coding, plain: NonceTemplate): Promise<RenderTemplate> => PACKERS[coding](plain);
