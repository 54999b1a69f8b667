import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { sheetCode, sheetFactsSchema, type Sheet } from '../rules/sheet-facts.ts';
import {
  findSheet,
  findSheetByCode,
  insertSheet,
  readSheetFacts,
  type SheetRow,
} from '../store/provenance-sheets.ts';

/** What signs sheets, and tells whether they were signed. */
export interface SheetSigner {
  readKey(): Promise<{ publicKey: string; sign(text: string): string }>;
  isSignedBy(publicKey: string, text: string, signature: string): boolean;
}

interface SheetRequest {
  orderId: number;
  /** Of the lot. */
  uuid: string;
  publicUrl: string;
  now: Date;
}

/** The sheet of an order's line, signed when it is first asked for; null for what is not there, or not sold. */
export async function issueSheet(
  kysely: Kysely<Schema>,
  signer: SheetSigner,
  asked: SheetRequest,
): Promise<Sheet | null> {
  const known = await findSheet(kysely, asked);
  if (known) return toSheet(known, signer);
  const said = await readSheetFacts(kysely, asked);
  if (!said) return null;
  const facts = JSON.stringify(said);
  const key = await signer.readKey();
  await insertSheet(kysely, {
    ...{ code: sheetCode(facts), order_id: asked.orderId, uuid: asked.uuid, facts },
    ...{ issued_at: asked.now.toISOString(), public_key: key.publicKey, signature: key.sign(facts) },
  });
  const row = await findSheet(kysely, asked);
  return row ? toSheet(row, signer) : null;
}

/** The sheet with a code; null when the shop never issued one. */
export async function checkSheet(
  kysely: Kysely<Schema>,
  signer: SheetSigner,
  code: string,
): Promise<Sheet | null> {
  const row = await findSheetByCode(kysely, code);
  return row ? toSheet(row, signer) : null;
}

function toSheet(row: SheetRow, signer: SheetSigner): Sheet {
  const { code, issued_at: issuedAt, facts, public_key: publicKey, signature } = row;
  const isGenuine = sheetCode(facts) === code && signer.isSignedBy(publicKey, facts, signature);
  return {
    code,
    issuedAt,
    publicKey,
    signature,
    isGenuine,
    signedText: facts,
    facts: sheetFactsSchema.parse(JSON.parse(facts)),
  };
}
