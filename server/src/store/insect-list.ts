import {
  FAMILY_CATEGORIES,
  type Category,
  type FamilyCategory,
  type SpecialCategory,
} from '@vitrine/shared/contract/catalogue';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** What a list of insects is of. */
export type InsectList =
  | { kind: 'category'; category: Category }
  | { kind: 'family'; familyId: number }
  | { kind: 'search'; text: string };

type Filter = RawBuilder<SqlBool>;

/** The seed's limit on new insects, and on one euro. */
const LATEST_LIMIT = 60;
const ONE_EURO_CENTS = 100;

const SPECIAL_FILTERS: Record<SpecialCategory, Filter> = {
  REPAIRS: sql`insects.is_shown = 1 and insects.is_repair = 1`,
  MIX: sql`insects.is_shown = 1 and insects.is_mixed = 1`,
  ONE_EURO: sql`insects.is_shown = 1 and insects.price_cents <= ${sql.lit(ONE_EURO_CENTS)}`,
  LATEST: sql`insects.id in (
    select id from insects where is_shown = 1 order by updated_at desc, id desc limit ${sql.lit(LATEST_LIMIT)}
  )`,
};

/** The condition on `insects` that a list stands for (spec §4). A search without text finds nothing. */
export function listFilter(list: InsectList): Filter {
  if (list.kind === 'search') return searchFilter(list.text);
  if (list.kind === 'family') return sql`insects.is_in_family = 1 and insects.family_id = ${list.familyId}`;
  const { category } = list;
  if (isFamilyCategory(category)) return sql`insects.is_in_family = 1 and insects.category = ${category}`;
  return SPECIAL_FILTERS[category];
}

/** Lower-cased name, uuid or family name contains the text: the seed's rule. */
function searchFilter(text: string): Filter {
  const words = text.trim().toLowerCase();
  if (words === '') return sql`1 = 0`;
  const contains = (column: string) => sql`lower(${sql.ref(column)}) like ${likePattern(words)} escape '\\'`;
  return sql`insects.is_shown = 1 and (
    ${contains('insects.name')} or ${contains('insects.uuid')} or insects.family_id in (
      select id from families where ${contains('name_en')} or ${contains('name_nl')} or ${contains('name_fr')}
    )
  )`;
}

/** A pattern that means the text itself, wherever it stands. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

function isFamilyCategory(category: Category): category is FamilyCategory {
  return FAMILY_CATEGORIES.some((one) => one === category);
}
