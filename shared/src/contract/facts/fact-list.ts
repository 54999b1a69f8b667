import type { Locale } from '../locale.ts';
import type { Fact } from './fact.ts';
import { FACTS } from './facts.ts';

export type FactKey = keyof typeof FACTS;
/** A fact under its name in forms, files and answers. */
export type NamedFact = Fact & { key: string };

/** The list in its order. */
export const FACT_LIST: readonly NamedFact[] = Object.entries(FACTS).map(([key, fact]) => ({ key, ...fact }));

/** Choices that everything shown says: nobody's guess stands for them. */
export type AskedFact = {
  [Key in FactKey]: (typeof FACTS)[Key] extends { kind: 'choice'; mayBeNothing: true }
    ? never
    : (typeof FACTS)[Key] extends { kind: 'choice' }
      ? Key
      : never;
}[FactKey];
export const ASKED_FACTS = FACT_LIST.filter((fact) => fact.kind === 'choice' && !fact.mayBeNothing).map(
  ({ key }) => key,
) as [AskedFact, ...AskedFact[]];

/** Those that stand in the JSON of `insects.facts`. How many there are is counted by the ledger of stock. */
export const OWN_FACTS = FACT_LIST.filter(({ column, kind }) => column === undefined && kind !== 'stock');

/** A choice in words. */
export function optionWord(fact: Fact, option: string, locale: Locale): string {
  return (fact.kind === 'choice' && fact.words?.[option]?.[locale]) || option;
}

/** What a choice means, for those who do not know the word; undefined where the word says it. */
export function optionMeaning(fact: Fact, option: string, locale: Locale): string | undefined {
  return fact.kind === 'choice' ? fact.means?.[option]?.[locale] : undefined;
}

/** What an object of the API says of a fact, by its name there. */
export function saidOf(lot: object, { key }: NamedFact): unknown {
  const said: Record<string, unknown> = { ...lot };
  return said[key];
}
