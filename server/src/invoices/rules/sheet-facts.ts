import { createHash } from 'node:crypto';
import { provenanceCheckSchema } from '@vitrine/shared/contract/orders/papers';
import type { z } from '@vitrine/shared/contract/zod';

/** All that a provenance sheet says, stored with it. It names nobody who bought. */
export const sheetFactsSchema = provenanceCheckSchema.shape.sheet;
export type SheetFacts = z.infer<typeof sheetFactsSchema>;

/** A sheet as it was issued. */
export interface Sheet {
  code: string;
  issuedAt: string;
  facts: SheetFacts;
  /** The same as it was signed, letter by letter. */
  signedText: string;
  publicKey: string;
  signature: string;
  /** Whether what is stored is what was signed. */
  isGenuine: boolean;
}

/** 64 bits of what the sheet says, short enough to be typed: `4f2a-91c0-77b3-0d1e`. Another text has another code. */
export function sheetCode(facts: string): string {
  const digest = createHash('sha256').update(facts).digest('hex');
  return (digest.slice(0, 16).match(/.{4}/g) ?? []).join('-');
}

/** A code as somebody types it, in any case, with or without hyphens; null for what is none. */
export function readSheetCode(typed: string): string | null {
  const digits = typed.toLowerCase().replace(/[\s-]/g, '');
  return /^[0-9a-f]{16}$/.test(digits) ? (digits.match(/.{4}/g) ?? []).join('-') : null;
}
