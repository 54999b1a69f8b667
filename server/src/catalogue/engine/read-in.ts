import { readSentence, type Sentence } from '../search/sentence/read-sentence.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { referencesOf } from './selection/find-references.ts';

/**
 * Reads a sentence by the names, places and references of the shop as they are now.
 * @param isTyping while a text is typed
 */
export const readIn = (index: CatalogueIndex, text: string, isTyping = false): Sentence =>
  readSentence(text, { ...index.known(), references: referencesOf(index) }, isTyping);
