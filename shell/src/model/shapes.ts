/*
 * Data without their repetitions: a list of a page holds two dozen cards of one shape, and JSON names each of their facts
 * each time. Here a shape, the keys of an object in their order, is written once, before the data, and meant by its number.
 * An object that has a shape is written as one whose only name is empty: `{ "": [shape, 0, …values] }`. A table, objects of
 * one shape in a list, is written column by column: `{ "": [shape, rows, …columns] }`. A column is the list of its values,
 * one value that all rows share, a table again, or where few values come again and again (the families of a list), two lists:
 * these, and which of them each row has.
 *
 * This shortens the text that a browser reads, not what travels: brotli finds the same repetitions (decision 156).
 */

const SHAPED = '';
/** In the place of the rows, for an object that is in no table. */
const NO_TABLE = 0;
/** Of fewer the names are hardly longer than what stands for them. */
const LEAST_KEYS = 3;

type Row = Record<string, unknown>;
type Shaped = [shape: number, rows: number, ...parts: unknown[]];

/** Whatever JSON can say, as it would say it: `undefined` is nothing in an object, and null in a list. */
export function packShapes(value: unknown): string {
  const shapes = new Map<string, number>();
  const shaped = (keys: string[], rows: number, partOf: (key: string) => unknown): { [SHAPED]: Shaped } => {
    const name = JSON.stringify(keys);
    const shape = shapes.get(name) ?? shapes.size;
    shapes.set(name, shape);
    return { [SHAPED]: [shape, rows, ...keys.map(partOf)] };
  };
  // JSON goes on through what stands in a value's place.
  const data = JSON.stringify(value, (_name, one: unknown) => {
    if (isTable(one)) return shaped(keysOf(one[0]), one.length, (key) => columnOf(one, key));
    if (!isRow(one)) return one;
    const keys = keysOf(one);
    const isLeft = keys.length < LEAST_KEYS && !Object.hasOwn(one, SHAPED);
    return isLeft ? one : shaped(keys, NO_TABLE, (key) => one[key]);
  });
  return `[[${[...shapes.keys()].join()}],${data}]`;
}

const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null && !Array.isArray(one);

const keysOf = (row: Row) => Object.keys(row).filter((key) => row[key] !== undefined);

function isTable(list: unknown): list is [Row, ...Row[]] {
  if (!Array.isArray(list) || list.length < 2 || !isRow(list[0])) return false;
  const keys = keysOf(list[0]);
  return keys.length > 0 && list.every((row) => isRow(row) && haveSame(keysOf(row), keys));
}

const haveSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((key, at) => key === others[at]);

function columnOf(rows: Row[], key: string): unknown[] {
  const values = rows.map((row) => row[key]);
  const said = values.map(sayOf);
  const kinds = [...new Set(said)];
  if (kinds.length === 1) return values.slice(0, 1);
  // A number is as short as its place among others.
  if (typeof kinds[0] !== 'string' || kinds.length * 2 > values.length) return values;
  return [kinds.map((kind) => values[said.indexOf(kind)]), said.map((one) => kinds.indexOf(one))];
}

/** Equal of equal values alone: as JSON says them, but that a text does not end. */
function sayOf(one: unknown): unknown {
  if (typeof one === 'string') return `"${one}`;
  return typeof one === 'object' ? JSON.stringify(one) : one;
}

/** What `packShapes` packed. */
export function unpackShapes(text: string): unknown {
  const [shapes, data]: [string[][], unknown] = JSON.parse(text);

  const unpack = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    const parts = one as Row;
    for (const key of Object.keys(parts)) parts[key] = unpack(parts[key]);
    return Object.hasOwn(parts, SHAPED) ? unpackShaped(parts[SHAPED] as Shaped) : one;
  };

  const unpackShaped = ([shape, length, ...parts]: Shaped): Row | Row[] => {
    const keys = shapes[shape] ?? [];
    const rowOf = (valueOf: (part: unknown) => unknown): Row =>
      Object.fromEntries(keys.map((key, at) => [key, valueOf(parts[at])]));
    if (length === NO_TABLE) return rowOf((value) => value);
    const inRow = (column: unknown[], row: number) => {
      if (column.length === length) return column[row];
      const [first, which] = column as [unknown, number[]?];
      return which ? (first as unknown[])[which[row] ?? 0] : first;
    };
    return Array.from({ length }, (_, row) => rowOf((part) => inRow(part as unknown[], row)));
  };

  return unpack(data);
}
