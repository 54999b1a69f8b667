import { expect, it } from '@jest/globals';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import { checkTexts } from '@vitrine/shared/i18n/testing/check-texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_GROUPS } from './page-groups.ts';

const HERE = import.meta.dirname;
const FOLDERS = ['.', 'compare', 'filters', 'home', 'insect', 'lists', 'species', 'texts', 'zoom'];

const read = (folder: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(HERE, folder, `${locale}.json`), 'utf8'));

for (const folder of FOLDERS)
  checkTexts({ en: read(folder, 'en'), nl: read(folder, 'nl'), fr: read(folder, 'fr') });

it.each(CATEGORIES)('name the category %s, and say what is in it', (category) => {
  expect(read('.', 'en')).toHaveProperty([`catalog.category.${category}`]);
  expect(read('lists', 'en')).toHaveProperty([`catalog.categoryLead.${category}`]);
});

/** What a file of the catalogue draws with: its own imports, those of types left out. */
const IMPORT = /(?:import(?! type)[^;]*? from |import\(|export [^;]*? from )'(\.[^']+\.tsx?)'/g;
/** `filter` of `catalog.filter.title`. */
const SUBJECT = /['"`]catalog\.(\w+)/g;

/** The subjects of the sentences that a page may say. */
function subjectsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const imported = found(IMPORT).map((request) => path.resolve(path.dirname(file), request));
  return [...found(SUBJECT), ...imported.flatMap((one) => subjectsOf(one, seen))];
}

/** The pages of the door, by name: `home: () => import('./routes/Home.tsx')`, also by way of a constant. */
function pagesOfDoor(): [string, string][] {
  const door = readFileSync(path.join(HERE, '../remote.tsx'), 'utf8');
  const constants = new Map(
    [...door.matchAll(/const (\w+) = \(\) => import\('(.+?)'\)/g)].map(([, name = '', file = '']) => [
      name,
      file,
    ]),
  );
  const written = [...door.matchAll(/^ {8}(\w+)(?:: (?:\(\) => import\('(.+?)'\)|(\w+)))?,$/gm)];
  return written.flatMap(([, name = '', file, constant]): [string, string][] => {
    const page = file ?? constants.get(constant ?? name);
    return page?.startsWith('./routes/') ? [[name, path.join(HERE, '..', page)]] : [];
  });
}

const pages = pagesOfDoor();

it('all pages are read', () => {
  expect(pages.map(([name]) => name)).toEqual(expect.arrayContaining(['home', 'insect', 'subscription']));
  expect(pages.length).toBeGreaterThan(25);
});

it.each(pages)('the page %s brings each sentence that it says', (name, file) => {
  const groups: readonly string[] = Object.entries(PAGE_GROUPS).find(([page]) => page === name)?.[1] ?? [];
  const brought = ['.', ...groups].flatMap((folder) => Object.keys(read(folder, 'en')));
  const known = new Set(brought.map((id) => id.split('.')[1]));
  expect(subjectsOf(file).filter((subject) => !known.has(subject))).toEqual([]);
});
