import { sql, type RawBuilder } from 'kysely';

/** How a value of a field is written in an address. */
export type FieldType =
  | 'text'
  | 'upper'
  | 'number'
  | 'euro'
  | 'flag'
  | 'time'
  | 'date'
  | 'quality'
  | 'spread'
  | 'gender'
  | 'family';

export interface Field {
  type: FieldType;
  /** What it is in the database. */
  column: RawBuilder<unknown>;
  /** Sorted by, those that have none come last in both directions: the databases alone would not agree. */
  isNullable?: true;
}

const field = (type: FieldType, column: string): Field => ({ type, column: sql.ref(column) });
const nullable = (type: FieldType, column: string): Field => ({ ...field(type, column), isNullable: true });

/** What insects can be filtered and sorted by, under the names of the seed. Nothing else reaches the database. */
export const INSECT_FIELDS: Record<string, Field> = {
  uuid: field('upper', 'insects.uuid'),
  name: field('text', 'insects.name'),
  reference: field('text', 'insects.reference'),
  'family.id': field('family', 'insects.family_id'),
  quality: field('quality', 'insects.quality'),
  size: nullable('number', 'insects.size_mm'),
  origin: field('text', 'insects.locality'),
  country: field('upper', 'insects.country'),
  catch_date: nullable('date', 'insects.caught_on'),
  spread: field('spread', 'insects.spread'),
  gender: field('gender', 'insects.gender'),
  price: field('euro', 'insects.price_cents'),
  stock: { type: 'number', column: sql`(insects.on_hand - insects.reserved)` },
  REPAIR: field('flag', 'insects.is_repair'),
  MIXED: field('flag', 'insects.is_mixed'),
  updated_at: field('time', 'insects.updated_at'),
};
