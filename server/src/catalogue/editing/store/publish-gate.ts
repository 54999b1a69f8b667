import type { Transaction } from 'kysely';
import { ASKED_FACTS } from '@vitrine/shared/contract/facts/fact-list';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { Schema } from '../../../database/schema/schema.ts';
import type { PublishGate } from '../../../tools/index.ts';
import { DOCUMENT_FAULTS, refusedFaults, type LotFault } from '../../rules/publish-faults.ts';
import { countPins } from '../../store/insects/flaw-pins.ts';
import { publishFactsOf } from './insect.ts';

/** Columns of a lot that an undo may bring back to what may not be shown. */
const DECIDING = new Set([
  'is_published',
  'name',
  'is_mixed',
  'cites_annex',
  'country',
  'cites_certificate',
  'quality',
  'facts',
]);

/** What the law and buyers ask, and what nobody said. A family or a weight that goes again is missed in the tools, as it was before. */
const ASKED: readonly LotFault['fault'][] = [
  ...(['annex', 'species', 'certificate', 'cost', 'flaws'] as const),
  ...DOCUMENT_FAULTS,
  ...ASKED_FACTS,
];

/** What publishing asks holds for an undo as for any write: a lot that was shown with a fault may stay so. */
export const lookAtShown: PublishGate = async (trx, changes) => {
  const ids = [...new Set(changes.flatMap(lotOf))];
  const before = await readShown(trx, ids);
  return async () => {
    for (const [id, lot] of await readShown(trx, ids)) {
      const faults = refusedFaults(before.get(id) ?? null, lot);
      if (lot.isPublished && faults.some((fault) => ASKED.includes(fault))) return lot.reference;
    }
    return null;
  };
};

/** The lot that a change may keep from being shown; none of other changes. */
function lotOf({ table, id, before, after }: AuditChange): number[] {
  if (table === 'insects')
    return Object.keys({ ...before, ...after }).some((name) => DECIDING.has(name)) ? [id] : [];
  const lot = { ...before, ...after }['insect_id'];
  return (table === 'flaw_pins' || table === 'insect_pictures') && typeof lot === 'number' ? [lot] : [];
}

async function readShown(trx: Transaction<Schema>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await trx.selectFrom('insects').selectAll().where('id', 'in', ids).execute();
  const pins = await countPins(trx, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...publishFactsOf(row),
        reference: row.reference,
        isPublished: row.is_published === 1,
        pins: pins.get(row.id) ?? 0,
        // That there is none keeps no lot from being shown.
        pictures: 0,
      },
    ]),
  );
}
