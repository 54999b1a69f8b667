import type { InsectDetail, InsectForm, StockMove } from '@vitrine/shared/contract/tools/catalogue';
import type { Kysely, Selectable } from 'kysely';
import { FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { parseFacts, typedFact, unsaidFacts } from '../../rules/insect-facts.ts';
import { previousPrice } from '../../rules/previous-price.ts';
import {
  isDocumentFault,
  isFirstFault,
  publishFaults,
  type DocumentFault,
  type LotDocument,
} from '../../rules/publish-faults.ts';
import { countPins } from '../../store/insects/flaw-pins.ts';
import { readShowings } from '../../store/insects/showings.ts';
import { FAMILY_COLUMNS } from '../../store/family-row.ts';
import { readLotHolders } from '../../store/reserved-lots.ts';
import { PICTURE_COLUMNS, toPicture } from '../../store/insects/picture-row.ts';
import { annexOfLot, wantsSpecies } from '../../../shipping/index.ts';
import type { InsectsTable, Schema } from '../../../database/schema/schema.ts';
import { toMaybeFamily } from './insects.ts';

const LAST_MOVES = 50;

/** All that staff see of a lot, deleted or not; null for an unknown one. */
export async function readInsectDetail(
  kysely: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<InsectDetail | null> {
  const row = await kysely
    .selectFrom('insects')
    .leftJoin('families', 'families.id', 'insects.family_id')
    .selectAll('insects')
    .select([...FAMILY_COLUMNS])
    .where('insects.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [pictures, prices, showings, moves, keptAside, pins] = await Promise.all([
    readPictures(kysely, id),
    readPrices(kysely, id),
    readShowings(kysely, [id]),
    readMoves(kysely, id),
    readLotHolders(kysely, id),
    countPins(kysely, [id]),
  ]);
  const faults = publishFaults({
    ...publishFactsOf(row),
    pictures: pictures.length,
    pins: pins.get(id) ?? 0,
  });
  return {
    id: row.id,
    uuid: row.uuid,
    revision: row.revision,
    form: toInsectForm(row),
    family: toMaybeFamily(row),
    priceCents: row.price_cents,
    previousPriceCents: previousPrice(
      prices,
      { firstShownAt: row.first_shown_at, showings: showings.get(id) ?? [] },
      now,
    ),
    prices,
    onHand: row.on_hand,
    reserved: row.reserved,
    keptAside,
    moves,
    pictures,
    faults: faults.flatMap(({ fault, blocks }) => (isFirstFault(fault) ? [{ fault, blocks }] : [])),
    unsaid: unsaidFacts(row.facts),
    needsDocument: faults.flatMap(({ fault }) =>
      isDocumentFault(fault) && fault !== 'sourceCode' ? [fault] : [],
    ),
    // Apart: tools of a release before know no such name in the list.
    needsSource: faults.some(({ fault }) => fault === 'sourceCode'),
    needsAnnex: faults.some(({ fault }) => fault === 'annex'),
    needsSpecies: faults.some(({ fault }) => fault === 'species'),
    needsCost: faults.some(({ fault }) => fault === 'cost'),
    needsFlaws: faults.some(({ fault }) => fault === 'flaws'),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

type InsectRow = Selectable<InsectsTable>;
type PublishColumn =
  | 'name'
  | 'country'
  | 'is_mixed'
  | 'family_id'
  | 'price_cents'
  | 'weight_grams'
  | 'cites_annex'
  | 'cites_certificate'
  | 'quality'
  | 'facts';

/** A lot as its form shows it. */
export function toInsectForm(row: InsectRow): InsectForm {
  const typed = FACT_LIST.filter(({ kind }) => kind !== 'stock').map(
    (fact) => [fact.key, typedFact(fact, { ...row })] as const,
  );
  // Every fact of the list, typed by its kind.
  return Object.fromEntries(typed) as InsectForm;
}

/** What publishing asks of a lot, its pictures and what is on them aside. */
export function publishFactsOf(row: Pick<InsectRow, PublishColumn>) {
  const facts = parseFacts(row.facts);
  const lot = { name: row.name, isMixed: row.is_mixed === 1, citesAnnex: row.cites_annex };
  return {
    familyId: row.family_id,
    priceCents: row.price_cents,
    weightGrams: row.weight_grams,
    citesAnnex: row.cites_annex,
    lawfulAnnex: annexOfLot(lot),
    wantsSpecies: wantsSpecies({ ...lot, country: row.country }),
    certificate: {
      number: row.cites_certificate,
      date: textOf(facts['certificateDate']),
      authority: textOf(facts['certificateAuthority']),
    },
    unsaid: unsaidFacts(row.facts),
    quality: row.quality,
    flawsHidden: facts['flawsHidden'] === true,
    document: documentOf(facts),
    isMargin: facts['isMargin'] === true,
    costCents: typeof facts['cost'] === 'number' ? facts['cost'] : null,
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function documentOf(facts: Record<string, unknown>): LotDocument {
  const said = (name: DocumentFault) => textOf(facts[name]);
  return {
    documentKind: said('documentKind'),
    documentNumber: said('documentNumber'),
    documentDate: said('documentDate'),
    documentAuthority: said('documentAuthority'),
    sourceCode: said('sourceCode'),
  };
}

async function readPictures(kysely: Kysely<Schema>, insectId: number) {
  const rows = await kysely
    .selectFrom('insect_pictures')
    .innerJoin('pictures', 'pictures.hash', 'insect_pictures.picture_hash')
    .select(PICTURE_COLUMNS)
    .where('insect_id', '=', insectId)
    .orderBy('position')
    .execute();
  return rows.map(toPicture).filter((picture) => picture !== null);
}

function readPrices(kysely: Kysely<Schema>, insectId: number) {
  return kysely
    .selectFrom('price_history')
    .select(['price_cents as priceCents', 'at'])
    .where('insect_id', '=', insectId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

function readMoves(kysely: Kysely<Schema>, insectId: number): Promise<StockMove[]> {
  return kysely
    .selectFrom('stock_moves')
    .select(['id', 'kind', 'amount', 'source', 'note', 'staff as by', 'at'])
    .where('insect_id', '=', insectId)
    .orderBy('id', 'desc')
    .limit(LAST_MOVES)
    .execute();
}
