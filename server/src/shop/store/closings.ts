import { closingSchema, type Closing } from '@vitrine/shared/contract/frame';
import type { Expression, Kysely, Selectable } from 'kysely';
import { prepared, type Given } from '../../database/prepared.ts';
import type { ClosingsTable, Schema } from '../../database/schema/schema.ts';

const fairSchema = closingSchema.shape.fair;

/** The closing that holds at this moment, or null. It starts and ends by its times alone (spec §10). */
export async function readClosing(kysely: Kysely<Schema>, now: Date): Promise<Closing | null> {
  const at = now.toISOString();
  const row = await kysely
    .selectFrom('closings')
    .selectAll()
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    // One that takes no orders goes before one that only delays them.
    .orderBy('mode', 'desc')
    .orderBy('starts_at', 'desc')
    .executeTakeFirst();
  return row ? toClosing(row) : null;
}

/** The number of a closing that takes no orders at a time; nothing when orders are taken. */
export function pausingClosing(kysely: Kysely<Schema>, at: Expression<string>) {
  return kysely
    .selectFrom('closings')
    .select('id')
    .where('mode', '=', 'paused')
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .limit(1);
}

/** The day from which parcels leave again, of the closing that delays them at a time. */
export function delayedUntil(kysely: Kysely<Schema>, at: Expression<string>) {
  return kysely
    .selectFrom('closings')
    .select('ships_from')
    .where('mode', '=', 'delayed')
    .where('starts_at', '<=', at)
    .where('ends_at', '>', at)
    .orderBy('starts_at', 'desc')
    .limit(1);
}

const pausingNow = prepared((kysely, given: Given<{ now: string }>) => pausingClosing(kysely, given('now')));

/** Whether a closing that takes no orders holds now (spec §10). */
export async function isPaused(kysely: Kysely<Schema>, now: Date): Promise<boolean> {
  return (await pausingNow(kysely, { now: now.toISOString() })).rows.length > 0;
}

export function toClosing(row: Selectable<ClosingsTable>): Closing {
  const { id, reason, mode } = row;
  return {
    id,
    reason,
    mode,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    shipsFrom: row.ships_from,
    message: { en: row.message_en, nl: row.message_nl, fr: row.message_fr },
    fair: fairSchema.parse(JSON.parse(row.fair ?? 'null')),
  };
}
