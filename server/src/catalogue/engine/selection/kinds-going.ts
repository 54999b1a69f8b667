import { canShip, mayBeOrdered, placesOf, sellerPlaces } from '../../../shipping/index.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { FindQuery } from '../catalogue.ts';
import { MIXED, annexOf, documentsOf, sourceOf } from '../columns/columns.ts';

const UNKNOWN = 0;
const GOES = 1;
const STAYS = 2;

interface Known {
  today: string;
  /** By the places that hold for a country, and where the shop is: of each kind, whether lots of it may go there. */
  byPlaces: Map<string, Uint8Array>;
}

/** Kinds are few, and only ever added: what the law says of one is looked up once a day. */
const KNOWN = new WeakMap<CatalogueIndex, Known>();

/** Whether the law lets lots of a kind, by its number, go to a country on a day. */
export function kindsGoing(
  index: CatalogueIndex,
  country: string,
  { today, from }: Pick<NonNullable<FindQuery['shipping']>, 'today' | 'from'>,
): (kind: number) => boolean {
  const { kindList } = index.columns.cells;
  const places = [...placesOf({ country }), 'from', ...sellerPlaces(from)].join(' ');
  const going = answersOf(index, places, today);
  return (kind) => {
    if (going[kind] === UNKNOWN) going[kind] = mayGo(kind) ? GOES : STAYS;
    return going[kind] === GOES;
  };

  function mayGo(number: number): boolean {
    const kind = kindList[number];
    const name = index.terms.list[kind?.term ?? 0]?.name ?? '';
    if (!kind) return false;
    const lot = {
      ...{ name, isMixed: (kind.flags & MIXED) !== 0, citesAnnex: annexOf(kind) },
      ...{ sourceCode: sourceOf(kind), documents: documentsOf(kind) },
    };
    return mayBeOrdered(canShip(lot, { country, from }, today));
  }
}

function answersOf(index: CatalogueIndex, places: string, today: string): Uint8Array {
  let known = KNOWN.get(index);
  if (known?.today !== today) KNOWN.set(index, (known = { today, byPlaces: new Map() }));
  const { length } = index.columns.cells.kindList;
  const before = known.byPlaces.get(places);
  if (before && before.length >= length) return before;
  const answers = new Uint8Array(length);
  if (before) answers.set(before);
  known.byPlaces.set(places, answers);
  return answers;
}
