/*
 * Data without their repetitions: a list of a page holds two dozen cards of one shape, and JSON names each of their facts
 * each time, and each family and each empty name whole. Here a shape, the keys of an object in their order, is written
 * once and meant by its number; so is an object that says the same as one before; and a table, objects of one shape in a
 * list, is written column by column, of which some say the same in every row.
 */

/** Stand where the number of a shape would: before what is a list, the number of an object, and the shape of a table. */
const LIST = -1;
const SAME = -2;
const TABLE = -3;

/** A value as it stands in the text, and as it would without what stands before it: equal values are equally whole. */
interface Written {
  whole: string;
  packed: string;
}

type Entries = [key: string, held: unknown][];

/** Whatever JSON can say, as it would say it: `undefined` is nothing in an object, and null in a list. */
export function packShapes(value: unknown): string {
  const shapes = new Map<string, number>();
  const objects = new Map<string, number>();
  const shapeOf = (said: Entries) => numberIn(shapes, JSON.stringify(said.map(([key]) => key)));

  const write = (one: unknown): Written => {
    if (typeof one !== 'object' || one === null) return leaf(one);
    if (Array.isArray(one)) return writeTable(one) ?? inBrackets(LIST, one.map(write));
    if ('toJSON' in one && typeof one.toJSON === 'function') return write(one.toJSON());
    const said = saidBy(one);
    const shape = shapeOf(said);
    const { whole, packed } = inBrackets(
      shape,
      said.map(([, held]) => write(held)),
    );
    const known = objects.get(whole);
    if (known !== undefined) return { whole, packed: `[${SAME},${known}]` };
    objects.set(whole, objects.size);
    return { whole, packed };
  };

  /** Null for a list that is none. */
  const writeTable = (list: unknown[]): Written | null => {
    const rows = list.map((row) => (isPlain(row) ? saidBy(row) : []));
    const [first] = rows;
    if (!first || list.length < 2 || first.length === 0 || !rows.every((row) => haveSameKeys(row, first)))
      return null;
    const shape = shapeOf(first);
    const columns = first.map((_, at) => rows.map((row) => write(row[at]?.[1])));
    const packed = columns.map((column) => {
      const isConstant = column.every(({ whole }) => whole === column[0]?.whole);
      return `[${(isConstant ? column.slice(0, 1) : column).map((held) => held.packed).join()}]`;
    });
    const wholes = rows.map(
      (_, at) =>
        inBrackets(
          shape,
          columns.flatMap((column) => column[at] ?? []),
        ).whole,
    );
    return {
      whole: `[${[LIST, ...wholes].join()}]`,
      packed: `[${[TABLE, shape, rows.length, ...packed].join()}]`,
    };
  };

  const { packed } = write(value);
  return `{"data":${packed},"shapes":[${[...shapes.keys()].join()}]}`;
}

const saidBy = (one: object): Entries => Object.entries(one).filter(([, held]) => held !== undefined);

const isPlain = (one: unknown): one is object =>
  typeof one === 'object' && one !== null && !Array.isArray(one) && !('toJSON' in one);

const haveSameKeys = (one: Entries, other: Entries) =>
  one.length === other.length && one.every(([key], at) => key === other[at]?.[0]);

function leaf(one: unknown): Written {
  const text = JSON.stringify(one) ?? 'null';
  return { whole: text, packed: text };
}

function inBrackets(first: number, held: Written[]): Written {
  const join = (how: keyof Written) => `[${[first, ...held.map((one) => one[how])].join()}]`;
  return { whole: join('whole'), packed: join('packed') };
}

function numberIn(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}

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
      const values = columns.map((column) => (column as unknown[]).map(unpack));
      const cell = (column: unknown[] = [], row: number) => (column.length === 1 ? column[0] : column[row]);
      return Array.from({ length: Number(length) }, (_, row) =>
        objectOf(shape, (at) => cell(values[at], row)),
      );
    }
    const values = held.map(unpack);
    if (first === LIST) return values;
    const object = objectOf(first, (at) => values[at]);
    objects.push(object);
    return object;
  };
  return unpack(data);
}
