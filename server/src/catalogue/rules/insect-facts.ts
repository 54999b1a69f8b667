import type { Localized } from '@vitrine/shared/contract/locale';
import type { Fact } from '@vitrine/shared/contract/facts/fact';
import {
  ASKED_FACTS,
  FACT_LIST,
  OWN_FACTS,
  type AskedFact,
  type NamedFact,
} from '@vitrine/shared/contract/facts/fact-list';
import { valueSchema, type ColumnShown, type FactsShown } from '@vitrine/shared/contract/facts/schemas';
import { z } from '@vitrine/shared/contract/zod';

/** A row of `insects`, or what of it is asked for. */
type Row = Readonly<Record<string, unknown>>;

const factsSchema = z.record(z.string(), z.unknown());

/** The facts without a column of their own, as `insects.facts` holds them. */
export function parseFacts(facts: string): Record<string, unknown> {
  return facts === '{}' ? {} : factsSchema.parse(JSON.parse(facts));
}

/**
 * What `insects.facts` holds after an edit. A fact that the edit does not name stays, also one that only a newer version
 * of the shop knows; null takes one away.
 */
export function mergeFacts(held: string, said: string): string {
  const merged = { ...parseFacts(held), ...parseFacts(said) };
  const known = Object.entries(merged).filter(([, value]) => value !== null);
  return JSON.stringify(Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/**
 * Beside the facts, in their JSON: the choices that nobody has made. The column of each holds its first option, for it
 * must hold one, and no reader of drafts takes that for said.
 */
const UNSAID = 'unsaid';

/** What everything shown says, and nobody has said of this lot. */
export function unsaidFacts(facts: string): AskedFact[] {
  const held = parseFacts(facts)[UNSAID];
  return Array.isArray(held) ? ASKED_FACTS.filter((key) => held.includes(key)) : [];
}

/** The facts of an edit, with what is left to be said; `mergeFacts` takes the word away where nothing is. */
export function leaveUnsaid(facts: string, unsaid: readonly AskedFact[]): string {
  return JSON.stringify({ ...parseFacts(facts), [UNSAID]: unsaid.length > 0 ? unsaid : null });
}

/** The columns of the facts that are shown there, and that of the facts without one. */
export function shownColumns<Where extends 'card' | 'page'>(where: Where): (ColumnShown<Where> | 'facts')[] {
  const columns = FACT_LIST.flatMap(({ shown, column }) => (shown === where && column ? [column] : []));
  // The columns of the list.
  return [...(columns as ColumnShown<Where>[]), 'facts'];
}

/** The facts of a row that are shown there. */
export function shownFacts<Where extends 'card' | 'page'>(where: Where, row: Row): FactsShown<Where> {
  const own = ownFacts(row);
  const entries = FACT_LIST.filter(({ shown }) => shown === where).map(
    (fact) =>
      [fact.key, fact.column === undefined ? own[fact.key] : answered(fact, row[fact.column])] as const,
  );
  // What is undefined nobody has said, and an answer leaves it out.
  const said = entries.filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as FactsShown<Where>;
}

function answered({ kind }: Fact, value: unknown): unknown {
  return kind === 'flag' ? value === 1 : value;
}

/** Made once: a list asks for the facts of many rows. */
const OWN_VALUES = OWN_FACTS.map((fact) => ({ key: fact.key, schema: valueSchema(fact) }));

/** What this version cannot read is as if nobody had said it. */
function ownFacts({ facts }: Row): Record<string, unknown> {
  if (typeof facts !== 'string' || facts === '{}') return {};
  const held = parseFacts(facts);
  const said = OWN_VALUES.filter(({ key }) => held[key] !== undefined);
  return Object.fromEntries(said.map(({ key, schema }) => [key, schema.safeParse(held[key]).data]));
}

/** A fact of a row as forms hold it. */
export function typedFact(fact: NamedFact, row: Row): string | boolean | Localized {
  const { column, kind } = fact;
  const value = column === undefined ? ownFacts(row)[fact.key] : row[column];
  switch (kind) {
    case 'flag':
      return value === 1 || value === true;
    case 'names':
    case 'texts':
      return { en: text(row[`${column}_en`]), nl: text(row[`${column}_nl`]), fr: text(row[`${column}_fr`]) };
    case 'money':
      return typeof value === 'number' ? (value / 100).toFixed(2) : '';
    case 'whole':
      return value === fact.none ? '' : text(value);
    case 'choice':
      return isUnsaid(fact, row) ? '' : text(value);
    default:
      return text(value);
  }
}

const isUnsaid = ({ key }: NamedFact, { facts }: Row): boolean =>
  typeof facts === 'string' && unsaidFacts(facts).some((unsaid) => unsaid === key);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
