import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { holdsText } from '../../database/holds-text.ts';
import type { Field } from './fields.ts';
import type { ContentQuery, Filter, Operator } from '../read-query.ts';
import type { FieldValue } from '../read-value.ts';

const SIGNS = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const satisfies Partial<
  Record<Operator, string>
>;

/** The condition that all filters hold. */
export function whereSql(filters: Filter[] | null): RawBuilder<SqlBool> {
  if (filters === null) return sql`1 = 0`;
  return filters.length === 0 ? sql`1 = 1` : sql`${sql.join(filters.map(filterSql), sql` and `)}`;
}

/** The order asked for; without one, what is sold out last and what is new first (the seed's order), as its index is. */
export function orderSql(sort: ContentQuery['sort']): RawBuilder<unknown> {
  if (sort.length === 0) return sql`(insects.is_sold_out + 0), insects.updated_at desc, insects.id desc`;
  const parts = sort.map(
    ({ field: { column, isNullable }, isDescending }) =>
      sql`${column} ${sql.raw(isDescending ? 'desc' : 'asc')}${sql.raw(isNullable ? ' nulls last' : '')}`,
  );
  const direction = sql.raw(sort.at(-1)?.isDescending ? 'desc' : 'asc');
  return sql`${sql.join(parts)}, insects.id ${direction}`;
}

function filterSql({ field, operator, values }: Filter): RawBuilder<SqlBool> {
  const { column } = field;
  const list = sql.join(values.map((value) => valueSql(field, value)));
  if (operator === 'in') return sql`${column} in (${list})`;
  if (operator === 'nin') return sql`(${column} is null or ${column} not in (${list}))`;
  if (operator === 'contains') return holdsText(column, String(values[0] ?? ''));
  if (operator === 'ne') return sql`(${column} is null or ${column} <> ${list})`;
  return sql`${column} ${sql.raw(SIGNS[operator])} ${list}`;
}

/** A fraction of a cent or a millimetre compares too, on columns that hold whole numbers. */
function valueSql({ type }: Field, value: FieldValue): RawBuilder<unknown> {
  return type === 'number' || type === 'euro' ? sql`cast(${value} as numeric)` : sql`${value}`;
}
