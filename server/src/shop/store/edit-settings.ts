import type { ToolSettings } from '@vitrine/shared/contract/tools/settings';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Kysely, Transaction } from 'kysely';
import type { ReadSettings } from '../rules/read-settings-form.ts';
import { recordAudit, type AuditAuthor } from '../../tools/index.ts';
import type { Database } from '../../database/database.ts';
import { editRow } from '../../database/edit-row.ts';
import { readBank, readBritishTerms, readVatRegime } from './settings.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { readSeller } from './seller.ts';

/** The settings that the owner edits, by the number that the log knows them by. */
const SETTING_IDS = { seller: 1, vat: 2, bank: 3, british: 4 } as const;
type Key = keyof typeof SETTING_IDS;
const KEYS: Key[] = ['seller', 'vat', 'bank', 'british'];

/** What holds now. Its revision is that of all its rows together, which only grows. */
export async function readToolSettings(kysely: Kysely<Schema>): Promise<ToolSettings> {
  const [seller, vatRegime, bank, british, rows] = await Promise.all([
    readSeller(kysely),
    readVatRegime(kysely),
    readBank(kysely),
    readBritishTerms(kysely),
    revisionsOf(kysely),
  ]);
  return { seller, vatRegime, bank, british, revision: sumOf(rows) };
}

const sumOf = (revisions: Map<string, number>) => [...revisions.values()].reduce((sum, one) => sum + one, 0);

async function revisionsOf(kysely: Kysely<Schema>): Promise<Map<string, number>> {
  const rows = await kysely
    .selectFrom('settings')
    .select(['key', 'revision'])
    .where('key', 'in', KEYS)
    .execute();
  return new Map(rows.map(({ key, revision }) => [key, revision]));
}

/** @returns the entry of the log, 0 when nothing differs, null when somebody else saved meanwhile */
export function saveToolSettings(
  { database, staff, now }: { database: Database; staff: AuditAuthor; now: Date },
  revision: number,
  { seller, vatRegime, bank, british }: ReadSettings,
): Promise<number | null> {
  return database.transaction(async (trx) => {
    // It writes every row, so that of two at once the second waits here and sees what the first has saved.
    const held = await readToolSettings(trx);
    await addMissing(trx, held);
    const revisions = await revisionsOf(trx);
    if (sumOf(revisions) !== revision) return null;
    const values = { seller, vat: { regime: vatRegime }, bank, british: british ?? held.british };
    const changes: AuditChange[] = [];
    for (const key of KEYS) {
      const on = { id: SETTING_IDS[key], revision: revisions.get(key) ?? 0 };
      const editing = await editRow(trx, 'settings', on, { value: JSON.stringify(values[key]) }, now);
      if (editing.kind === 'edited') changes.push(editing.change);
    }
    if (changes.length === 0) return 0;
    return recordAudit(trx, staff, { action: 'settings.edit', changes }, now);
  });
}

/** What nobody has set yet, with what holds without it; and numbers for those that came with the shop. */
async function addMissing(trx: Transaction<Schema>, held: ToolSettings): Promise<void> {
  const { seller, vatRegime, bank, british } = held;
  const values = { seller, vat: { regime: vatRegime }, bank, british };
  for (const key of KEYS) {
    const id = SETTING_IDS[key];
    await trx
      .insertInto('settings')
      .values({ key, value: JSON.stringify(values[key]), id, revision: 0 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ id }))
      .execute();
  }
}
