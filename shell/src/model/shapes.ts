/*
 * Data without their repetitions: a list of a page holds two dozen cards of one shape, and JSON names each of their facts
 * each time, and each family and each empty name whole. Here a shape, the keys of an object in their order, is written
 * once and meant by its number; so is an object that says the same as one before; and a table, objects of one shape in a
 * list, is written column by column. A column that says the same in every row is one value; one that is a table itself,
 * or says a few values over and over, is written as an object, which nothing else is.
 */

/** Stand where the number of a shape would: before what is a list, the number of an object, and the shape of a table. */
const LIST = -1;
const SAME = -2;
const TABLE = -3;

/** Of so many values one letter says which. */
const DIGITS = 36;
/** What it takes to say that a column has few. */
const FEW_LETTERS = 18;

/** Whatever JSON can say, as it would say it: `undefined` is nothing in an object, and null in a list. */
export function packShapes(value: unknown): string {
  const shapes = new Map<string, number>();
  const idOf = numberValues();
  const places = new Map<number, number>();
  let objects = 0;

  const shapeOf = (keys: string[]) => numberIn(shapes, JSON.stringify(keys), shapes.size);

  const pack = (one: unknown): string => {
    const said = asJson(one);
    if (!isObject(said)) return JSON.stringify(said);
    if (Array.isArray(said)) return packTable(said) ?? `[${[LIST, ...said.map(pack)].join()}]`;
    const id = idOf(said);
    const before = id === null ? undefined : places.get(id);
    if (before !== undefined) return `[${SAME},${before}]`;
    const keys = keysOf(said);
    const text = `[${[shapeOf(keys), ...keys.map((key) => pack(said[key]))].join()}]`;
    if (id !== null) places.set(id, objects);
    objects += 1;
    return text;
  };

  /** Null for a list that is no table. */
  const packTable = (rows: unknown[]): string | null => {
    if (!isTable(rows)) return null;
    const keys = keysOf(rows[0]);
    if (keys.length === 0 || !rows.every((row) => haveSame(keysOf(row), keys))) return null;
    const columns = keys.map((key) => packColumn(rows.map((row) => row[key])));
    return `[${[TABLE, shapeOf(keys), rows.length, ...columns].join()}]`;
  };

  const packColumn = (values: unknown[]): string => {
    const ids = values.map(idOf);
    const unlike = [...new Set(ids)];
    if (unlike.includes(null)) return `[${values.map(pack).join()}]`;
    if (unlike.length === 1) return `[${pack(values[0])}]`;
    // As a table of its own it would say again and again what few rows differ in.
    const table = unlike.length > values.length / 2 ? packTable(values) : null;
    if (table) return `{"table":${table}}`;
    if (unlike.length > DIGITS || 2 * unlike.length + FEW_LETTERS / 2 > values.length)
      return `[${values.map(pack).join()}]`;
    const numbers = new Map(unlike.map((id, number) => [id, number.toString(DIGITS)]));
    const few = unlike.map((id) => pack(values[ids.indexOf(id)]));
    return `{"few":[${few.join()}],"rows":"${ids.map((id) => numbers.get(id)).join('')}"}`;
  };

  return `{"data":${pack(value)},"shapes":[${[...shapes.keys()].join()}]}`;
}

/** Gives each value that differs from all before it a number; none to tables and what holds them, which are never the same. */
function numberValues(): (value: unknown) => number | null {
  const leaves = new Map<unknown, number>();
  const holders = new Map<string, number>();
  const met = new Map<object, number | null>();

  const idOf = (one: unknown): number | null => {
    const said = asJson(one);
    if (!isObject(said)) return numberIn(leaves, said, leaves.size + holders.size);
    const before = met.get(said);
    if (before !== undefined) return before;
    const name = nameOf(said);
    const id = name === null ? null : numberIn(holders, name, leaves.size + holders.size);
    met.set(said, id);
    return id;
  };

  const nameOf = (said: Record<string, unknown>): string | null => {
    if (Array.isArray(said) && isTable(said)) return null;
    const keys = Array.isArray(said) ? null : keysOf(said);
    let name = keys ? JSON.stringify(keys) : '';
    for (const held of keys ? keys.map((key) => said[key]) : Object.values(said)) {
      const id = idOf(held);
      if (id === null) return null;
      name += ` ${id}`;
    }
    return name;
  };
  return idOf;
}

function numberIn<K>(numbers: Map<K, number>, key: K, next: number): number {
  const known = numbers.get(key);
  if (known === undefined) numbers.set(key, next);
  return known ?? next;
}

const isObject = (one: unknown): one is Record<string, unknown> => typeof one === 'object' && one !== null;
const isPlain = (one: unknown): one is Record<string, unknown> =>
  isObject(one) && !Array.isArray(one) && !('toJSON' in one);
const isTable = (list: unknown[]): list is [Record<string, unknown>, ...Record<string, unknown>[]] =>
  list.length > 1 && list.every(isPlain);

/** What JSON makes of a value, where that is another. */
function asJson(one: unknown): unknown {
  if (typeof one === 'number') return Number.isFinite(one) ? one : null;
  if (isObject(one)) return 'toJSON' in one && typeof one['toJSON'] === 'function' ? one['toJSON']() : one;
  return typeof one === 'string' || typeof one === 'boolean' ? one : null;
}

const keysOf = (one: Record<string, unknown>) => Object.keys(one).filter((key) => one[key] !== undefined);
const haveSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((key, at) => key === others[at]);

/** What `packShapes` packed; equal objects are one. */
export function unpackShapes(text: string): unknown {
  const { data, shapes }: { data: unknown; shapes: string[][] } = JSON.parse(text);
  const objects: unknown[] = [];
  const objectOf = (shape: unknown, valueAt: (at: number) => unknown) =>
    Object.fromEntries((shapes[Number(shape)] ?? []).map((key, at) => [key, valueAt(at)]));
  const unpack = (one: unknown): unknown => {
    if (!Array.isArray(one)) return one;
    const [first, ...held] = one;
    if (first === SAME) return objects[Number(held[0])];
    if (first === TABLE) {
      const [shape, length, ...columns] = held;
      const rows = Number(length);
      const values = columns.map((column) => unpackColumn(column as Column, rows));
      return Array.from({ length: rows }, (_, row) => objectOf(shape, (at) => values[at]?.[row]));
    }
    const values = held.map(unpack);
    if (first === LIST) return values;
    const object = objectOf(first, (at) => values[at]);
    objects.push(object);
    return object;
  };
  const unpackColumn = (column: Column, rows: number): unknown[] => {
    if ('table' in column) return unpack(column.table) as unknown[];
    if ('few' in column) {
      const few = column.few.map(unpack);
      return [...column.rows].map((digit) => few[Number.parseInt(digit, DIGITS)]);
    }
    const values = column.map(unpack);
    return values.length === 1 ? Array.from({ length: rows }, () => values[0]) : values;
  };
  return unpack(data);
}

type Column = unknown[] | { table: unknown } | { few: unknown[]; rows: string };
