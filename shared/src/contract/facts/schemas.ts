import { LOCALES } from '../locale-list.ts';
import { localizedSchema } from '../locale.ts';
import { z } from '../zod.ts';
import type { Fact } from './fact.ts';
import { FACT_LIST, type NamedFact } from './fact-list.ts';
import type { FACTS } from './facts.ts';

type Facts = typeof FACTS;

/** What a fact is in an answer. */
type FactValue<One> = One extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option | (One extends { mayBeNothing: true } ? null : never)
  : One extends { kind: 'whole' }
    ? number | null
    : One extends { kind: 'date' }
      ? string | null
      : One extends { kind: 'flag' }
        ? boolean
        : string;

type KeysShown<Where> = {
  [Key in keyof Facts]: Facts[Key] extends { shown: Where } ? Key : never;
}[keyof Facts];
/** A fact without a column is young: servers and drafts of the version before do not hold it. */
type Held<One, Schema extends z.ZodMiniType> = One extends { column: string }
  ? Schema
  : z.ZodMiniOptional<Schema>;
/** Their columns in `insects`. */
export type ColumnShown<Where> = {
  [Key in KeysShown<Where>]: Facts[Key] extends { column: infer Column } ? Column : never;
}[KeysShown<Where>];
type FactShape<Where> = {
  [Key in KeysShown<Where>]: Held<Facts[Key], z.ZodMiniType<FactValue<Facts[Key]>>>;
};
/** The facts that are shown there, as an answer holds them. */
export type FactsShown<Where> = z.infer<z.ZodMiniObject<FactShape<Where>>>;

/** The facts that lists show (`card`), or an insect's page alone, as an answer holds them. */
export function factShape<Where extends 'card' | 'page'>(where: Where): FactShape<Where> {
  const shown = FACT_LIST.filter((fact) => fact.shown === where);
  // The keys of the list that are shown there, and no others.
  return Object.fromEntries(shown.map((fact) => [fact.key, answered(fact)])) as FactShape<Where>;
}

function answered(fact: Fact): z.ZodMiniType {
  const schema = valueSchema(fact);
  return fact.column === undefined ? z.optional(schema) : schema;
}

/** What may be said of it; null or an empty text is nothing. */
export function valueSchema(fact: Fact): z.ZodMiniType {
  switch (fact.kind) {
    case 'whole':
    case 'money':
      return z.nullable(z.int());
    case 'choice':
      return fact.mayBeNothing ? z.nullable(z.enum(fact.options)) : z.enum(fact.options);
    case 'date':
      return z.nullable(z.string());
    case 'flag':
      return z.boolean();
    default:
      return z.string();
  }
}

type Typed<One> = One extends { kind: 'flag' }
  ? typeof flagTyped
  : One extends { kind: 'names' | 'texts' }
    ? typeof localizedSchema
    : typeof textTyped;
type FormShape = { [Key in Exclude<keyof Facts, 'stock'>]: Held<Facts[Key], Typed<Facts[Key]>> };
const flagTyped = z.boolean();
const textTyped = z.string();

/** A lot as it is typed: flags, texts in three languages, and everything else a text. */
export function formShape(): FormShape {
  const typed = (fact: NamedFact) => {
    if (fact.kind === 'flag') return fact.column === undefined ? z.optional(flagTyped) : flagTyped;
    if (fact.kind === 'names' || fact.kind === 'texts') return localizedSchema;
    return fact.column === undefined ? z.optional(textTyped) : textTyped;
  };
  const facts = FACT_LIST.filter(({ kind }) => kind !== 'stock');
  // The keys of the list.
  return Object.fromEntries(facts.map((fact) => [fact.key, typed(fact)])) as FormShape;
}

/** A lot of which nothing was said: first options, no flags, empty texts; of a young fact not even that. */
export function blankForm() {
  return z
    .object(formShape())
    .parse(
      Object.fromEntries(
        FACT_LIST.filter(({ kind, column }) => kind !== 'stock' && column !== undefined).map((fact) => [
          fact.key,
          blank(fact),
        ]),
      ),
    );
}

function blank(fact: Fact): unknown {
  if (fact.kind === 'flag') return false;
  if (fact.kind === 'names' || fact.kind === 'texts') return { en: '', nl: '', fr: '' };
  return fact.kind === 'choice' && !fact.mayBeNothing ? fact.options[0] : '';
}

type FieldOf<Key extends keyof Facts> = Facts[Key] extends { kind: 'names' | 'texts' }
  ? `${Key}.${(typeof LOCALES)[number]}`
  : Key;
/** A fact in forms and files, `common.nl` for a text in one language. */
export type FactField = { [Key in keyof Facts]: FieldOf<Key> }[keyof Facts];

/** The fields of a fact: one for each language of a text in three. */
export function fieldsOf({ key, kind }: NamedFact): string[] {
  return kind === 'names' || kind === 'texts' ? LOCALES.map((locale) => `${key}.${locale}`) : [key];
}

/** Every field, in the order of the list. */
export const FACT_FIELDS = FACT_LIST.flatMap(fieldsOf) as [FactField, ...FactField[]];
