import type { Category, Family, FamilyCategory, Gender } from '@vitrine/shared/contract/catalogue';
import type { Locale, Localized } from '@vitrine/shared/contract/locale';
import type { ShippingRate, ShippingTerms } from '../../shipping/index.ts';
import type { Sentence } from '../search/sentence/read-sentence.ts';
import {
  type Facets,
  type Filters,
  type Listing,
  NO_FILTERS,
  type Sort,
  type Suggestions,
} from '@vitrine/shared/contract/listing';

/** What a list of insects is of. */
export type InsectList =
  | { kind: 'category'; category: Category }
  | { kind: 'family'; familyId: number; exceptGenus?: string }
  /**
   * What fits `first` comes before what fits the text alone: names with the colour that pictures are narrowed to. Lots
   * with one of the names `without` are left out, and those of the categories `withoutKinds`.
   */
  | ({ kind: 'search'; text: string; first?: string } & Without)
  /** Lots of a species, by its words in addresses; mixed lots are of none. */
  | { kind: 'species'; genus: string; species: string }
  /** Lots of a genus, without those of the species `except`. */
  | { kind: 'genus'; genus: string; except?: string }
  /** Every lot: of a search that says no name, `female from Peru`. */
  | ({ kind: 'all' } & Without);

interface Without {
  without?: readonly string[];
  withoutKinds?: readonly FamilyCategory[];
}

export interface FindQuery {
  list: InsectList;
  filters: Filters;
  /** By which parcels go to a country on a day, for `filters.ships` and its counts; absent where nothing asks. */
  shipping?: ShippingTerms<ShippingRate>;
  sort: Sort;
  /** How many to pass over, and how many to take. */
  offset: number;
  limit: number;
  /** Whether all that is found is of one species or genus is asked, where it is more than a page. */
  asksAlike?: boolean;
}

/** As the shop asks: the rates are read where the list is found. All of them sent along cost more than finding it. */
export type ListQuery = Omit<FindQuery, 'shipping'> & {
  shipping?: Omit<ShippingTerms<ShippingRate>, 'rates'>;
};

export interface Found {
  /** Of the insects on this page, in order. */
  ids: number[];
  total: number;
  unfiltered: number;
  facets: Facets;
  loosen: Listing['loosen'];
  loosenFacts: Listing['loosenFacts'];
  /** Uuids of those on this page whose name is only like what was searched. */
  close: string[];
  /** The categories that the search was narrowed to by its words; empty for all. */
  within: readonly FamilyCategory[];
  /** Absent where nobody asked, and where one page holds all. */
  alike?: Listing['alike'];
}

export interface Counts {
  categories: Record<Category, number>;
  /** How many insects a family's list holds, by the family's id; families without any are absent. */
  families: Map<number, number>;
  /** Whole percent of the lots in stock that are spread, with or without their wings; 0 when nothing is in stock. */
  spreadPercent: number;
}

/** Suggestions, and of each species the lot whose picture stands for it. */
export interface Suggested extends Omit<Suggestions, 'species'> {
  species: (Omit<Suggestions['species'][number], 'offer'> & {
    lot: { id: number; uuid: string; priceCents: number; genders: Gender[] };
  })[];
}

/** The cheapest lot of a species that can be ordered, else of what is sold out. */
export interface OfferedLot {
  id: number;
  priceCents: number;
  genders: Gender[];
}

/** What a text names: ids of lots that can be ordered, a lot a species, and the species that have a page. */
export interface NamedInText {
  lots: number[];
  species: { name: string; family: Family }[];
}

/** A species that lots are shown of. */
export interface SpeciesFound {
  name: string;
  commonName: Localized;
  /** Its word in addresses, behind that of the genus. */
  slug: string;
  /** How many lots are shown, and how many of them can be ordered. */
  shown: number;
  count: number;
  lot: OfferedLot;
}

/** A genus with its species by name. Its family is the one that most of its lots are in. */
export interface GenusFound {
  genus: string;
  family: Family;
  species: SpeciesFound[];
}

/** A genus as a list of all pages names it. */
export interface GenusShelf {
  genus: string;
  family: Family;
  species: string[];
}

/** A genus in the list of a family's. */
export interface GenusCount {
  genus: string;
  /** How many species lots are shown of, and how many lots can be ordered. */
  species: number;
  count: number;
}

/** The lots that are shown, ready to be listed, filtered, counted and searched. It follows the database by itself. */
export interface Catalogue {
  /** Another text whenever something that a list shows may have changed. Looked up at most once a second. */
  version(): Promise<string>;
  find(query: ListQuery): Promise<Found>;
  /** Takes out of a text what is a filter: places, sexes, sizes, in any language. */
  readSentence(text: string): Promise<Sentence>;
  /** What a text may mean while it is typed, by someone who reads that language. */
  suggest(text: string, locale: Locale): Promise<Suggested>;
  counts(): Promise<Counts>;
  /** A genus by its word in addresses, in small letters; null when no lot of it is shown. */
  genus(slug: string): Promise<GenusFound | null>;
  /** Every genus that lots are shown of, with the names of its species: for who lists all pages. */
  allGenera(): Promise<GenusShelf[]>;
  /** The genera of a family by name; of lots that its list leaves out too. */
  genera(familyId: number): Promise<GenusCount[]>;
  /** What a text names, in its order, so many of each at most. */
  named(text: string, limit: number): Promise<NamedInText>;
  /**
   * Looks at once, and has another version: what was written before is shown to whoever asks from now on, also where
   * no list shows it.
   */
  lookAgain(): Promise<void>;
  close(): Promise<void>;
}

/** Ids of the first insects of a list as it is usually shown: in stock first, then the newest. */
export async function newestInsects(
  catalogue: Catalogue,
  list: InsectList,
  limit: number,
): Promise<number[]> {
  const { ids } = await catalogue.find({ list, filters: NO_FILTERS, sort: 'newest', offset: 0, limit });
  return ids;
}
