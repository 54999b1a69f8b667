import { DOCUMENT_KINDS, SOURCES } from '../contract/catalogue-lists.ts';
import { ANNEX_WORDS, DOCUMENT_WORDS, SOURCE_WORDS } from '../contract/facts/paper-words.ts';
import type { Locale } from '../contract/locale.ts';
import type { LotDocument } from '../contract/orders/papers.ts';
import { formatCountry, formatDay } from './formats.ts';

interface Papers {
  annex?: string | undefined;
  sourceCode?: string | undefined;
  documents?: LotDocument[] | undefined;
}

/** Of an order's line: its annex, where its specimen is from, and each of its documents; empty where nothing asks for it. */
export function sayPapers({ annex, sourceCode, documents = [] }: Papers, locale: Locale): string[] {
  if (!annex && documents.length === 0) return [];
  return [
    annex ? `${ANNEX_WORDS[locale]} ${annex}` : '',
    sourceCode ? saySource(sourceCode, locale) : '',
    ...documents.map((document) => sayDocument(document, locale)),
  ].filter(Boolean);
}

/** A document in one line: `import permit BE-2026-0012, 2 March 2026, CITES Belgium (Belgium)`. */
export function sayDocument(document: LotDocument, locale: Locale): string {
  const { number, date, authority, country } = document;
  const name = [sayDocumentKind(document.kind, locale), number].filter(Boolean).join(' ');
  const where = country && formatCountry(country, locale);
  const by = authority && where ? `${authority} (${where})` : authority || where;
  return [name, date && formatDay(date, locale), by].filter(Boolean).join(', ');
}

/** What a kind of document is called; empty for none, itself when it is of a later release. */
export function sayDocumentKind(kind: string | null, locale: Locale): string {
  const known = DOCUMENT_KINDS.find((one) => one === kind);
  return known ? DOCUMENT_WORDS[known][locale] : (kind ?? '');
}

/** What a source code of CITES means; itself when it is of a later release. */
export function saySource(code: string, locale: Locale): string {
  const known = SOURCES.find((one) => one === code);
  return known ? SOURCE_WORDS[known][locale] : code;
}
