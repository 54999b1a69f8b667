import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import type { WebVitalsTable } from '../../database/schema/operations.ts';

export type VitalCount = Selectable<WebVitalsTable>;

/** Adds readings to those that are there; any number of processes may. */
export async function addVitals(trx: Transaction<Schema>, counts: readonly VitalCount[]): Promise<void> {
  for (const count of counts) {
    await trx
      .insertInto('web_vitals')
      .values(count)
      .onConflict((row) =>
        row
          .columns(['day', 'page', 'release', 'connection', 'vital', 'bucket'])
          .doUpdateSet((eb) => ({ readings: eb('web_vitals.readings', '+', count.readings) })),
      )
      .execute();
  }
}

/** @param day the first that is stored */
export async function forgetVitals(trx: Transaction<Schema>, day: string): Promise<void> {
  await trx.deleteFrom('web_vitals').where('day', '<', day).execute();
}

/** The readings since a day, the days taken together. */
export async function readVitals(kysely: Kysely<Schema>, day: string): Promise<Omit<VitalCount, 'day'>[]> {
  const kind = ['page', 'release', 'connection', 'vital', 'bucket'] as const;
  const rows = await kysely
    .selectFrom('web_vitals')
    .select([...kind, ({ fn }) => fn.sum<number>('readings').as('readings')])
    .where('day', '>=', day)
    .groupBy([...kind])
    .execute();
  return rows.map((row) => ({ ...row, readings: Number(row.readings) }));
}
