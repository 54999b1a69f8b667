import type { Category, Gender, Insect, Quality, Spread } from '@vitrine/shared/contract/catalogue';
import type { Closing } from '@vitrine/shared/contract/frame';
import type { ColumnType, Generated } from 'kysely';
import type { AccountsSchema } from './accounts.ts';
import type { BooksSchema } from './books.ts';
import type { ImportsSchema } from './imports.ts';
import type { InvoicesSchema } from './invoices.ts';
import type { OrdersSchema } from './orders.ts';
import type { PicturesSchema } from './pictures.ts';
import type { RefundsSchema } from './refunds.ts';
import type { StaffSchema } from './staff.ts';
import type { SubscriptionsSchema } from './subscriptions.ts';
import type { TextsSchema } from './texts.ts';
import type { ToolsSchema } from './tools.ts';
import type { WithdrawalsSchema } from './withdrawals.ts';
import type { SearchSchema } from './search.ts';
import type { OperationsSchema } from './operations.ts';

/*
 * The tables as they are in both databases: times are ISO-8601 UTC text in `…_at`, money is integer cents,
 * yes and no are 1 and 0, lists and objects are JSON text.
 */

/** 1 or 0. */
type Flag = number;
/** Maintained by the database itself. */
type Computed<T> = ColumnType<T, never, never>;

export interface FamiliesTable {
  id: Generated<number>;
  /** `OTHER_BEETLES` and the like, null for a family of nature. */
  code: string | null;
  category: Category;
  slug_en: string;
  slug_nl: string;
  slug_fr: string;
  name_en: string;
  name_nl: string;
  name_fr: string;
  updated_at: string;
  /** What an edit was made on: it counts the edits, so that two at once cannot both pass. */
  revision: Generated<number>;
}

export interface InsectsTable {
  id: Generated<number>;
  /** Upper-case. */
  uuid: string;
  reference: string;
  name: string;
  genus: string;
  species: string;
  authority: string;
  common_en: string;
  common_nl: string;
  common_fr: string;
  family_id: number | null;
  /** That of the family; the database holds the two equal. */
  category: Category | null;
  quality: Quality;
  size_mm: number | null;
  weight_grams: number;
  country: string;
  locality: string;
  /** `1998-07-14`, `1998-07`, `1998` or null. */
  caught_on: string | null;
  spread: Spread;
  gender: Gender;
  price_cents: number;
  is_repair: Flag;
  is_mixed: Flag;
  cites_annex: Insect['citesAnnex'];
  /** Number of the certificate that a lot of annex A is sold under; empty when there is none. */
  cites_certificate: Generated<string>;
  description_en: string;
  description_nl: string;
  description_fr: string;
  /** JSON of the facts that have no column of their own, by their keys in the list of facts. */
  facts: Generated<string>;
  is_published: Flag;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  /** As that of a family; moves of stock leave it. */
  revision: Generated<number>;
  on_hand: number;
  reserved: number;
  /** When it was first shown, noted by the database; null while it never was. */
  first_shown_at: Generated<string | null>;
  /** Published, not deleted, and in a family: without one it has no address. */
  is_shown: Computed<Flag>;
  /** Shown, and in its family's list: no repair, no mixed lot, more than one euro. */
  is_in_family: Computed<Flag>;
  /** Nothing left to order: on hand less reserved is 0. */
  is_sold_out: Computed<Flag>;
}

/** Append-only. `on_hand` and `reserved` are the sums of these. */
export interface StockMovesTable {
  id: Generated<number>;
  insect_id: number;
  /** receive: +on_hand. reserve: +reserved. release: −reserved. sell: −both. adjust: ±on_hand. */
  kind: 'receive' | 'reserve' | 'release' | 'sell' | 'adjust';
  /** Positive; only `adjust` may be negative. */
  amount: number;
  /** What caused it, such as `order:VDM-2026-000123`. The same move from the same source happens once. */
  source: string;
  at: string;
  /** Why, in the words of whoever moved it; empty for what the shop does by itself. */
  note: Generated<string>;
  /** Address of the staff member who moved it; empty for the shop itself. */
  staff: Generated<string>;
}

/** Append-only: each price of an insect, from when it held. */
interface PriceHistoryTable {
  id: Generated<number>;
  insect_id: number;
  price_cents: number;
  at: string;
}

/** Written by a trigger alone: a lot that had been shown was hidden, or shown again. */
interface InsectShowingsTable {
  id: Generated<number>;
  insect_id: number;
  is_shown: Flag;
  at: string;
}

/** What the illustrator needs beyond the insect's own facts. */
interface SampleDrawingsTable {
  insect_id: number;
  shape: string;
  /** JSON array of hex colours. */
  colours: string;
}

export interface ClosingsTable {
  id: Generated<number>;
  reason: Closing['reason'];
  mode: Closing['mode'];
  starts_at: string;
  ends_at: string;
  ships_from: string | null;
  message_en: string;
  message_nl: string;
  message_fr: string;
  /** JSON object or null. */
  fair: string | null;
  revision: Generated<number>;
  /** Empty until it is edited. */
  updated_at: Generated<string>;
}

interface SettingsTable {
  key: string;
  /** JSON. */
  value: string;
  /** Of those that the owner edits, see `contract/tools/settings.ts`. */
  id: Generated<number | null>;
  revision: Generated<number>;
  updated_at: Generated<string>;
}

interface MigrationsTable {
  name: string;
  at: string;
}

export interface Schema
  extends
    CatalogueSchema,
    OrdersSchema,
    SearchSchema,
    SearchMissesSchema,
    SubscriptionsSchema,
    TextsSchema,
    AccountsSchema,
    BooksSchema,
    RefundsSchema,
    RequestCountsSchema,
    ImportsSchema,
    InvoicesSchema,
    WithdrawalsSchema,
    FormDraftsSchema,
    PicturesSchema,
    StaffSchema,
    OperationsSchema,
    ToolsSchema {
  migrations: MigrationsTable;
  families: FamiliesTable;
  insects: InsectsTable;
  stock_moves: StockMovesTable;
  price_history: PriceHistoryTable;
  insect_showings: InsectShowingsTable;
  sample_drawings: SampleDrawingsTable;
  closings: ClosingsTable;
  settings: SettingsTable;
}

/** Written by triggers alone: which insect a list may now show otherwise. */
interface CatalogueChangesTable {
  id: Generated<number>;
  /** Null: a family changed. */
  insect_id: number | null;
  at: string;
}

interface CatalogueSchema {
  catalogue_changes: CatalogueChangesTable;
}

interface FormDraftsTable {
  token_hash: string;
  /** JSON, as the contract's `FormDraft`. */
  draft: string;
  expires_at: string;
}

interface FormDraftsSchema {
  form_drafts: FormDraftsTable;
}

/* By the rules of schema.ts. */

/** How often one address asked for one thing since its stretch of time began. */
interface RequestCountsTable {
  scope: string;
  /** Of the address: whose it is need not be known. */
  key_hash: string;
  count: number;
  ends_at: string;
}

interface RequestCountsSchema {
  request_counts: RequestCountsTable;
}

/* By the rules of schema.ts. */

/** A text that was looked for on a day without finding anything. */
interface SearchMissesTable {
  /** `2026-11-21` */
  day: string;
  text: string;
  count: number;
}

interface SearchMissesSchema {
  search_misses: SearchMissesTable;
}
