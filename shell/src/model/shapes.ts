/*
 * Data without their repetitions: a list of a page holds two dozen cards of one shape, and JSON names each of their facts
 * each time. Here a shape, the keys of an object in their order, is written once and meant by its number, which stands
 * before the values. A table, objects of one shape in a list, is written column by column, as an object, which nothing else
 * is: `{ shape: [rows, …columns] }`. A column is the list of its values, one value that all rows share, or a table again.
 *
 * This shortens the text that a browser reads, not what travels: brotli finds the same repetitions (decision 156).
 */

/** Stands where the number of a shape would, before what is a list. */
const LIST = -1;

type Row = Record<string, unknown>;
type Column = unknown[] | Table;
interface Table {
  [shape: string]: [rows: number, ...columns: Column[]];
}

/** Whatever JSON can say, as it would say it: `undefined` is nothing in an object, and null in a list. */
export function packShapes(value: unknown): string {
  const shapes: string[][] = [];
  const numbers = new Map<string, number>();

  const shapeOf = (keys: string[]): number => {
    const name = JSON.stringify(keys);
    const number = numbers.get(name) ?? shapes.push(keys) - 1;
    numbers.set(name, number);
    return number;
  };

  const pack = (one: unknown): unknown => {
    if (Array.isArray(one)) return packTable(one) ?? [LIST, ...one.map(pack)];
    return isRow(one) ? [shapeOf(Object.keys(one)), ...Object.values(one).map(pack)] : one;
  };

  /** Null for a list that is no table. */
  const packTable = (rows: unknown[]): Table | null => {
    if (!isTable(rows)) return null;
    const keys = Object.keys(rows[0]);
    return {
      [shapeOf(keys)]: [rows.length, ...keys.map((key) => packColumn(rows.map((row) => row[key])))],
    };
  };

  const packColumn = (values: unknown[]): Column => {
    const first = JSON.stringify(values[0]);
    const areSame = () => values.every((value) => JSON.stringify(value) === first);
    return packTable(values) ?? (areSame() ? [pack(values[0])] : values.map(pack));
  };

  return JSON.stringify({ data: pack(JSON.parse(JSON.stringify(value))), shapes });
}

const isRow = (one: unknown): one is Row => typeof one === 'object' && one !== null && !Array.isArray(one);

function isTable(list: unknown[]): list is [Row, ...Row[]] {
  const [first] = list;
  if (list.length < 2 || !isRow(first)) return false;
  const keys = Object.keys(first);
  return keys.length > 0 && list.every((row) => isRow(row) && haveSame(Object.keys(row), keys));
}

const haveSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((key, at) => key === others[at]);

/** What `packShapes` packed. */
export function unpackShapes(text: string): unknown {
  const { data, shapes }: { data: unknown; shapes: string[][] } = JSON.parse(text);
  const objectOf = (shape: number, valueAt: (at: number) => unknown): Row =>
    Object.fromEntries((shapes[shape] ?? []).map((key, at) => [key, valueAt(at)]));

  const unpack = (one: unknown): unknown => {
    if (!Array.isArray(one)) return isRow(one) ? unpackTable(one as Table) : one;
    const [first, ...values] = [one[0], ...one.slice(1).map(unpack)] as [number, ...unknown[]];
    return first === LIST ? values : objectOf(first, (at) => values[at]);
  };

  const unpackTable = (table: Table): Row[] =>
    Object.entries(table).flatMap(([shape, [length, ...columns]]) => {
      const values = columns.map((column) => unpackColumn(column, length));
      return Array.from({ length }, (_, row) => objectOf(Number(shape), (at) => values[at]?.[row]));
    });

  const unpackColumn = (column: Column, length: number): unknown[] => {
    if (!Array.isArray(column)) return unpackTable(column);
    const values = column.map(unpack);
    return values.length === 1 ? Array.from({ length }, () => values[0]) : values;
  };

  return unpack(data);
}
