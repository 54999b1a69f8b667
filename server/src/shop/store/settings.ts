import type { Kysely } from 'kysely';
import { bankSchema, type Bank } from '@vitrine/shared/contract/tools/settings';
import { z } from '@vitrine/shared/contract/zod';
import { VAT_REGIMES, type VatRegime } from '../rules/vat.ts';
import type { Schema } from '../../database/schema/schema.ts';

const vatSchema = z.object({ regime: z.enum(VAT_REGIMES) });

/** The owner's VAT regime: setting `vat`, the Belgian rate when there is none. */
export async function readVatRegime(kysely: Kysely<Schema>): Promise<VatRegime> {
  return toVatRegime(await readValue(kysely, 'vat'));
}

/** The regime that a setting `vat` names. */
export function toVatRegime(value: string | null): VatRegime {
  return value === null ? 'belgian' : vatSchema.parse(JSON.parse(value)).regime;
}

/** The shop's own bank account: setting `bank`, empty until the owner sets one. */
export async function readBank(kysely: Kysely<Schema>): Promise<Bank> {
  return bankSchema.parse((await readSetting(kysely, 'bank')) ?? { iban: '', bic: '' });
}

/** A setting as it is kept; null when there is none. */
export async function readSetting(kysely: Kysely<Schema>, key: string): Promise<unknown> {
  const value = await readValue(kysely, key);
  return value === null ? null : JSON.parse(value);
}

async function readValue(kysely: Kysely<Schema>, key: string): Promise<string | null> {
  const row = await kysely.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
