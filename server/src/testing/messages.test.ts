import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { checkTexts } from '@vitrine/shared/i18n/testing/check-texts';

type Texts = Record<string, string>;

const SOURCES = path.join(import.meta.dirname, '..');
const FOLDERS = globSync('**/messages/**/en.json', { cwd: SOURCES }).map((file) => path.dirname(file));

/** Read from the files, so that a new folder of messages is checked without being named here. */
const readTexts = (folder: string, locale: Locale): Texts =>
  JSON.parse(readFileSync(path.join(SOURCES, folder, `${locale}.json`), 'utf8'));

describe.each(FOLDERS.toSorted())('In %s', (folder) => {
  const texts = {
    en: readTexts(folder, 'en'),
    nl: readTexts(folder, 'nl'),
    fr: readTexts(folder, 'fr'),
  };

  checkTexts(texts);

  it.each(LOCALES)('every message can be read, and its plurals be said, in %s', (locale) => {
    for (const text of Object.values(texts[locale])) {
      expect(() => new IntlMessageFormat(text, locale)).not.toThrow();
    }
  });

  it('whatever has more than two words is written anew in each language', () => {
    const words = (text = '') => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
    const sentences = Object.keys(texts.en).filter((id) => words(texts.en[id]).length > 2);
    const same = sentences.filter((id) => new Set(LOCALES.map((locale) => texts[locale][id])).size < 3);
    expect(same).toEqual([]);
  });
});

it('A refusal is named by one id, whatever it is about', () => {
  const ids = FOLDERS.filter((folder) => folder.startsWith('rules/messages/')).flatMap((folder) =>
    Object.keys(readTexts(folder, 'en')),
  );
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
});
