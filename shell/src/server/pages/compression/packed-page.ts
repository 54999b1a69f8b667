import { acceptsCoding } from '@vitrine/shared/contract/accepts-coding';
import { brotliParts } from './brotli-parts.ts';
import { gzipParts } from './gzip-parts.ts';
import type { RenderTemplate, NonceTemplate } from './nonce-template.ts';

/** The best first; browsers take Brotli over a line of which nobody else can read a thing. */
const PACKERS = { br: brotliParts, gzip: gzipParts };
export type Coding = keyof typeof PACKERS;
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Compressed copies of a page, there after the first answer that needed them. */
export type PackedPage = Partial<Record<Coding, RenderTemplate>>;

/** How a page is compressed for who sends this `accept-encoding` header; null: not at all. */
export const codingFor = (header: string): Coding | null =>
  CODINGS.find((coding) => acceptsCoding(coding, header)) ?? null;

/** Compresses a page, beside the serving thread. */
export const pack = (coding: Coding, plain: NonceTemplate): Promise<RenderTemplate> => PACKERS[coding](plain);
