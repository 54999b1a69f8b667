import {
  sql,
  type CompiledQuery,
  type DialectAdapter,
  type Insertable,
  type Kysely,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type { Schema } from './schema/schema.ts';

/** Stands in a query for the value of that name, which each run is given. */
export type Given<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Runs the query with these values; how many rows were written stands in `numAffectedRows`. */
type Prepared<Values, Row> = (kysely: Kysely<Schema>, values: Values) => Promise<QueryResult<Row>>;

class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A query that is put into words once, not at each run: for what every order asks, where the words cost more than the
 * database's own work.
 */
export function prepared<Values extends object, Row>(
  build: (kysely: Kysely<Schema>, given: Given<Values>) => { compile(): CompiledQuery<Row> },
): Prepared<Values, Row> {
  // Databases of both kinds may be open at once, and each has words of its own.
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const given: Given<Values> = (name) => sql`${new Slot(name)}`;
  return (kysely, values) => {
    const { adapter } = kysely.getExecutor();
    const query = compiled.get(adapter) ?? build(kysely, given).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((one): unknown =>
      one instanceof Slot ? Reflect.get(values, one.name) : one,
    );
    return kysely.executeQuery<Row>({ ...query, parameters });
  };
}

/** Prepared queries whose words depend on how many things they are about. */
export function preparedForEach<Values extends object, Row>(
  build: (count: number) => Prepared<Values, Row>,
): (count: number) => Prepared<Values, Row> {
  const queries = new Map<number, Prepared<Values, Row>>();
  return (count) => {
    const query = queries.get(count) ?? build(count);
    queries.set(count, query);
    return query;
  };
}

type Insert<Row> = (kysely: Kysely<Schema>, row: Row) => Promise<QueryResult<unknown>>;

/** Prepared inserts of whole rows into a table. */
export function preparedInsert<Table extends keyof Schema>(table: Table): Insert<Insertable<Schema[Table]>> {
  const queries = new Map<string, Insert<Insertable<Schema[Table]>>>();
  return (kysely, row) => {
    const columns = Object.keys(row);
    const key = columns.join();
    const query = queries.get(key) ?? insertOf(table, columns);
    queries.set(key, query);
    return query(kysely, row);
  };
}

function insertOf<Row extends object>(table: keyof Schema, columns: readonly string[]): Insert<Row> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const slots = sql.join(columns.map((column) => new Slot(column)));
  const insert = sql`insert into ${sql.table(table)} (${names}) values (${slots})`;
  return prepared<Row, unknown>((kysely) => ({ compile: () => insert.compile(kysely) }));
}
