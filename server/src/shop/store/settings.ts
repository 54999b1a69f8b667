import type { Kysely } from 'kysely';
import { bankSchema, type Bank } from '@vitrine/shared/contract/tools/settings';
import { z } from '@vitrine/shared/contract/zod';
import { britishTermsSchema, NO_BRITISH_TERMS, type BritishTerms } from '../rules/british-vat.ts';
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

/** What the shop knows of British VAT: setting `british`. */
export async function readBritishTerms(kysely: Kysely<Schema>): Promise<BritishTerms> {
  return toBritishTerms(await readValue(kysely, 'british'));
}

/** Sets what is known of British VAT, where nothing is. Nobody has edited it then: it is of revision 0. */
export async function writeBritishTerms(kysely: Kysely<Schema>, terms: BritishTerms): Promise<void> {
  await kysely
    .insertInto('settings')
    .values({ key: 'british', value: JSON.stringify(terms), revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The terms that a setting `british` names. */
export function toBritishTerms(value: string | null): BritishTerms {
  return value === null ? NO_BRITISH_TERMS : britishTermsSchema.parse(JSON.parse(value));
}

/** The shop's own bank account: setting `bank`, empty until the owner sets one. */
export async function readBank(kysely: Kysely<Schema>): Promise<Bank> {
  return bankSchema.parse((await readSetting(kysely, 'bank')) ?? { iban: '', bic: '' });
}

/** A setting as it is stored; null when there is none. */
async function readSetting(kysely: Kysely<Schema>, key: string): Promise<unknown> {
  const value = await readValue(kysely, key);
  return value === null ? null : JSON.parse(value);
}

async function readValue(kysely: Kysely<Schema>, key: string): Promise<string | null> {
  const row = await kysely.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
