import type { Locale } from '@vitrine/shared/contract/locale';
import type { PeriodQuery, PeriodSales } from '@vitrine/shared/contract/tools/operations/dashboard';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { nextDay, startOfDay } from '../../platform/time/belgian-days.ts';
import { salesShares } from './sales-shares.ts';

/** What was sold from the first to the last of two days, in Belgium, whichever is named first. Families have their name of the language. */
export async function readPeriodSales(
  kysely: Kysely<Schema>,
  { from, to, by }: PeriodQuery,
  locale: Locale,
): Promise<PeriodSales> {
  const [first = from, last = to] = [from, to].toSorted();
  const period = { since: startOfDay(first).toISOString(), until: startOfDay(nextDay(last)).toISOString() };
  const shares = await salesShares(kysely, by, period);
  const names = by === 'family' ? await familyNames(kysely, locale) : null;
  const rows = shares.map(({ key, lots, cents }) => ({
    name: (names ? names.get(key) : key) ?? '',
    lots,
    cents,
  }));
  const sum = (figure: 'lots' | 'cents') => rows.reduce((all, row) => all + row[figure], 0);
  return { rows, total: { lots: sum('lots'), cents: sum('cents') } };
}

async function familyNames(kysely: Kysely<Schema>, locale: Locale): Promise<Map<string | null, string>> {
  const rows = await kysely
    .selectFrom('families')
    .select(['id', `name_${locale} as name`])
    .execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
