import type { Kysely, SqlBool } from 'kysely';
import { mergeLines, type Line } from '../../rules/placing/merge-lines.ts';
import { kindsOf, papersOf, parseFacts, type LotPapers, type PaperedLot } from '../../../catalogue/index.ts';
import { annexOfLot } from '../../../shipping/index.ts';
import { isUuid } from '../../../platform/is-uuid.ts';
import type { OrderedLine } from '../../rules/placing/quote-order.ts';
import { prepared, preparedForEach, type Given } from '../../../database/prepared.ts';
import type { Schema } from '../../../database/schema/schema.ts';

/** A line with what the shop knows about its insect now. */
export interface BasketLine extends OrderedLine {
  insectId: number;
  name: string;
  quality: string;
  isMixed: boolean;
  /** Under the margin scheme. */
  isMargin: boolean;
  /** What one had cost the shop, as far as it is known. */
  purchaseCents: number | null;
  papers: LotPapers;
  /** Somebody pinned a flaw on it. */
  hasPins: boolean;
  /** On hand less reserved. */
  available: number;
}

const insectsForSale = preparedForEach((count) =>
  prepared((kysely, given: Given<Record<number, string>>) =>
    kysely
      .selectFrom('insects')
      .select(['id', 'uuid', 'reference', 'name', 'quality', 'price_cents', 'weight_grams', 'cites_annex'])
      .select(['on_hand', 'reserved', 'is_mixed', 'facts'])
      .select(['cites_certificate', 'country', 'locality', 'caught_on'])
      .select(({ exists, selectFrom }) =>
        exists(selectFrom('flaw_pins').select('id').whereRef('insect_id', '=', 'insects.id')).as('has_pins'),
      )
      .where(
        'uuid',
        'in',
        Array.from({ length: count }, (_slot, index) => given(index)),
      )
      .where('is_shown', '=', 1),
  ),
);

/** The lines whose insects are for sale, sold out or not, in the order of the lines. Unknown insects are left out. */
export async function readBasket(kysely: Kysely<Schema>, lines: readonly Line[]): Promise<BasketLine[]> {
  const byUuid = await readForSale(kysely, lines);
  return lines.flatMap(({ uuid, amount }) => {
    const row = byUuid.get(uuid);
    return row ? [{ ...toLine(row), uuid, amount }] : [];
  });
}

async function readForSale(kysely: Kysely<Schema>, lines: readonly Line[]) {
  const uuids = lines.map((line) => line.uuid).filter(isUuid);
  const rows = uuids.length === 0 ? [] : (await insectsForSale(uuids.length)(kysely, uuids)).rows;
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Whether there is less of a line than is asked for, as far as anybody can see. Locks nothing. */
export async function isShort(kysely: Kysely<Schema>, lines: readonly Line[]): Promise<boolean> {
  const merged = mergeLines(lines);
  const byUuid = await readForSale(kysely, merged);
  return merged.some(({ uuid, amount }) => {
    const row = byUuid.get(uuid);
    return !row || row.on_hand - row.reserved < amount;
  });
}

function toLine(
  row: PaperedLot & {
    id: number;
    reference: string;
    name: string;
    quality: string;
    is_mixed: number;
    has_pins: SqlBool;
    price_cents: number;
    weight_grams: number;
    facts: string;
    on_hand: number;
    reserved: number;
  },
) {
  const facts = parseFacts(row.facts);
  const { isMargin, cost } = facts;
  const papers = papersOf(row, facts);
  return {
    insectId: row.id,
    reference: row.reference,
    name: row.name,
    quality: row.quality,
    isMixed: row.is_mixed === 1,
    hasPins: Boolean(row.has_pins),
    priceCents: row.price_cents,
    weightGrams: row.weight_grams,
    citesAnnex: annexOfLot({ name: row.name, isMixed: row.is_mixed === 1, citesAnnex: row.cites_annex }),
    isMargin: isMargin === true,
    purchaseCents: typeof cost === 'number' ? cost : null,
    papers,
    sourceCode: papers.sourceCode,
    documents: kindsOf(papers.documents),
    available: row.on_hand - row.reserved,
  };
}
