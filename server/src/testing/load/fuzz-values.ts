import fc from 'fast-check';
import { z } from '@vitrine/shared/contract/zod';

/** As much of a JSON Schema as a request is made from. */
export const valueSchema = z.object({
  type: z.optional(z.string()),
  enum: z.optional(z.array(z.string())),
  maximum: z.optional(z.number()),
  get items() {
    return z.optional(valueSchema);
  },
  get properties() {
    return z.optional(z.record(z.string(), valueSchema));
  },
});
type ValueSchema = z.infer<typeof valueSchema>;

/** Values by the name of the field that they are sound for. */
export type KnownValues = Record<string, unknown>;

const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  'İ'.repeat(200),
  'é'.normalize('NFD').repeat(100),
  '🦋'.repeat(70),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '٣',
  '0x10',
  '%',
  '%_\\',
  '../../etc/passwd',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>alert(1)</script>',
  'a@b.example\r\nBcc: c@d.example',
  '(((((((((((((((((((((((',
  '2026-02-30',
  '=1+1',
];

const NASTY_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  {},
  [null],
  [[[]]],
  { length: -1 },
  { toString: 1 },
];

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 300 }),
);

export const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom(...NASTY_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly what the schema asks for, under the name of the field. */
export function valueFor(schema: ValueSchema, name: string, known: KnownValues): fc.Arbitrary<unknown> {
  if (Object.hasOwn(known, name)) return fc.constant(known[name]);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer') return fc.integer({ min: 1, max: Math.min(schema.maximum ?? 50, 50) });
  if (schema.type === 'array') return fc.array(valueFor(schema.items ?? {}, '', known), { maxLength: 3 });
  if (schema.type !== 'object') return fc.oneof(fc.string({ maxLength: 12 }), nastyText);
  const fields = Object.entries(schema.properties ?? {});
  return fc.record(Object.fromEntries(fields.map(([field, of]) => [field, valueFor(of, field, known)])));
}

/** The value with one of its parts, at any depth, replaced; undefined leaves the part out. */
export function withOnePart(value: unknown, which: number, part: unknown): unknown {
  const places = placesIn(value, []);
  return replaced(value, places[which % places.length] ?? [], part);
}

function placesIn(value: unknown, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: string[], part: unknown): unknown {
  if (key === undefined) return part;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((inner, at) => (String(at) === key ? replaced(inner, rest, part) : inner));
  }
  return { ...value, [key]: replaced(Reflect.get(value, key), rest, part) };
}
