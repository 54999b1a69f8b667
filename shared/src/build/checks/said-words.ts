import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FACT_FILTERS } from '../../contract/facts/fact-filters.ts';
import { FACTS } from '../../contract/facts/facts.ts';
import { ANNEX_WORDS, DOCUMENT_WORDS, SOURCE_WORDS } from '../../contract/facts/paper-words.ts';
import { FLAW_WORDS } from '../../contract/facts/flaw-words.ts';
import { LOCALES, type Locale } from '../../contract/locale.ts';
import { PLACE_WORDS } from '../../i18n/places/place-words.ts';
import { WORDS } from '../../ui/words.ts';
import { ROOT } from '../folders.ts';

type PlacedText = [place: string, text: string];

/** Lists of words that are no message files, since the code reads them without a translator. */
const SAID_IN_CODE: Record<string, unknown> = {
  facts: [FACTS, FACT_FILTERS],
  papers: [ANNEX_WORDS, DOCUMENT_WORDS, SOURCE_WORDS],
  flaws: FLAW_WORDS,
  labels: WORDS,
  places: PLACE_WORDS.map(([en, nl, fr]) => ({ en, nl, fr })),
};

/** Every text of one language in a list: what stands, at any depth, in an object that has the three languages. */
function saidIn(value: unknown, locale: Locale, place: string): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = LOCALES.every((one) => one in value) ? textsIn(Reflect.get(value, locale)) : [];
  return [
    ...inside.map((text): PlacedText => [place, text]),
    ...Object.entries(value).flatMap(([key, one]) => saidIn(one, locale, `${place} ${key}`)),
  ];
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(2))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** All that the shop says in a language: messages by file and id, texts by file and line, words of the code by their list. */
export function readWords(locale: Locale): PlacedText[] {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const kept = files.filter((file) => existsSync(path.join(ROOT, file)));
  const messages = kept.filter((file) => new RegExp(`/messages/(?:.*/)?${locale}\\.json$`).test(file));
  const texts = kept.filter(
    (file) => file.startsWith('server/data/texts/') && file.endsWith(`.${locale}.md`),
  );
  return [
    ...Object.entries(SAID_IN_CODE).flatMap(([list, words]) => saidIn(words, locale, list)),
    ...messages.flatMap((file) =>
      Object.entries<string>(JSON.parse(read(file))).map(([id, text]): PlacedText => [`${file} ${id}`, text]),
    ),
    ...texts.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line, index): PlacedText => [`${file}:${index + 1}`, line.replace(/^\w+: /, '')]),
    ),
  ];
}
