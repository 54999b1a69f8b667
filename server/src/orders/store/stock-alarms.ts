import type { Kysely, Selectable, Transaction } from 'kysely';
import type { StockAlarmsTable } from '../../database/schema/orders.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { writeMail } from '../../mail/index.ts';

export type StockAlarm = Selectable<StockAlarmsTable>;
export type AlarmFacts = Pick<StockAlarm, 'kind' | 'network' | 'lots' | 'cents' | 'percent'>;

/** The alarms that are not over. */
export function openAlarms(kysely: Kysely<Schema>): Promise<StockAlarm[]> {
  return kysely.selectFrom('stock_alarms').selectAll().where('ended_at', 'is', null).execute();
}

/** Null when there is none, or when it is over. */
export async function findOpenAlarm(kysely: Kysely<Schema>, id: number): Promise<StockAlarm | null> {
  return (await openAlarms(kysely)).find((alarm) => alarm.id === id) ?? null;
}

/** Begins an alarm and writes to the owner, unless another process has just done so. */
export async function beginAlarm(trx: Transaction<Schema>, facts: AlarmFacts, now: Date): Promise<void> {
  const alarm = await trx
    .insertInto('stock_alarms')
    .values({ ...facts, began_at: now.toISOString(), ended_at: null })
    .onConflict((conflict) => conflict.columns(['kind', 'network']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!alarm) return;
  const owners = await trx.selectFrom('accounts').select('id').where('role', '=', 'owner').execute();
  for (const { id: accountId } of owners) {
    const messageId = `stock-reserved.${alarm.id}.${accountId}`;
    const data = { accountId, alarmId: alarm.id };
    await writeMail(trx, { kind: 'stock-reserved', messageId, data, at: now }, now);
  }
}

/** The event is over; whose network it was is forgotten. */
export async function endAlarm(trx: Transaction<Schema>, id: number, now: Date): Promise<void> {
  const over = { ended_at: now.toISOString(), network: '' };
  await trx.updateTable('stock_alarms').set(over).where('id', '=', id).execute();
}
