import type { Localized } from '../locale.ts';

/** The parts of the owner's form, in its order. What is in `house` is for staff alone: none of it is `shown`. */
export const FACT_GROUPS = ['what', 'origin', 'state', 'sale', 'law', 'text', 'house'] as const;

interface FactBase {
  group: (typeof FACT_GROUPS)[number];
  /** Its column in `insects`, of a text in three languages its stem; without one it stands in the JSON of `insects.facts`. */
  column?: string;
  name: Localized;
  isRequired?: true;
  /** `card`: also in lists, `page`: on the insect's page alone. Without it staff alone see it. */
  shown?: 'card' | 'page';
  /** Where it stands on the data label: with the place, or with the specimen. `place` and `full` are on whole labels alone. */
  label?: 'place' | 'specimen' | 'full';
  /** Lists are narrowed by it: a number by bounds, a choice by options. With a column: `../listing.ts` names them. */
  filter?: true;
  /** Lists are ordered by it, up and down. With a column: `../listing-lists.ts` names them. */
  sort?: true;
  /** Its term in Darwin Core, https://dwc.tdwg.org/terms/ */
  darwinCore?: string;
}

export interface WholeFact extends FactBase {
  kind: 'whole';
  least: number;
  most: number;
  /** As it is written behind the number, and as UN/CEFACT names it, which schema.org asks for. */
  unit: { symbol: string; code: string };
  /** What stands for nothing in its column; null where nothing is said. */
  none?: number;
}

export interface ChoiceFact extends FactBase {
  kind: 'choice';
  options: readonly string[];
  /** By option; an option without words is its own word. */
  words?: Readonly<Record<string, Localized>>;
  /** What an option means, for those who do not know the word. */
  means?: Readonly<Record<string, Localized>>;
  /** It may be nothing. */
  mayBeNothing?: true;
  /** Options that stand on a card's label too: what is not as a shopper expects it. */
  unusual?: readonly string[];
}

export interface OtherFact extends FactBase {
  /**
   * line, text: at most 200 and 5,000 letters in each language. place: a line that says where. date: a day, month or year. family, code, money, stock:
   * what a lot is listed in, its reference, its price in euro, how many there are.
   */
  kind:
    | 'line'
    | 'names'
    | 'texts'
    | 'flag'
    | 'country'
    | 'place'
    | 'date'
    | 'family'
    | 'code'
    | 'money'
    | 'stock';
  /** Of a date: a month or a year alone will not do. */
  isWholeDay?: true;
}

/** What can be said of a lot, and all that follows from it. */
export type Fact = WholeFact | ChoiceFact | OtherFact;
