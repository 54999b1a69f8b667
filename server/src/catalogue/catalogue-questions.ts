import type { Catalogue, Counts, FindQuery, Found } from './catalogue.ts';
import type { Suggestions } from '@vitrine/shared/contract/listing';
import type { Locale } from '@vitrine/shared/contract/locale';

/** What the serving thread asks the catalogue's own. Both run the same version: nothing here needs to be parsed. */
export type Question =
  | { kind: 'version' }
  | { kind: 'find'; query: FindQuery }
  | { kind: 'suggest'; text: string; locale: Locale }
  | { kind: 'counts' }
  | { kind: 'look-again' };

export interface Answers {
  version: string;
  find: Found;
  suggest: Suggestions;
  counts: Counts;
  'look-again': void;
}

export interface Asked {
  id: number;
  question: Question;
}

/** `ready` once, when the catalogue is loaded; then an answer or a failure to each question. */
export type Told =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: Answers[keyof Answers] }
  | { kind: 'failure'; id: number; message: string; isAway: boolean };

export function answer(catalogue: Catalogue, question: Question): Promise<Answers[keyof Answers]> {
  if (question.kind === 'find') return catalogue.find(question.query);
  if (question.kind === 'suggest') return catalogue.suggest(question.text, question.locale);
  if (question.kind === 'look-again') return catalogue.lookAgain();
  return question.kind === 'counts' ? catalogue.counts() : catalogue.version();
}
