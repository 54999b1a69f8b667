import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { RETENTIONS } from '@vitrine/shared/contract/tools/operations/retention';
import { papersOf } from '../../catalogue/index.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { FACTS_OF_NOBODY, FACTS_OF_PERSONS } from './facts-of-persons.ts';
import { IMPERSONAL, PERSONAL_DATA } from './personal-data.ts';

/** What a column is called that holds something of a person, whatever its table. */
const TELLING =
  /email|phone|address|firstname|lastname|company|password|remarks|network|visitor|saved_by|^note$|^staff$|browser|secret/;

/** Told from the ones above: facts of the shop's own. */
const OWN = ['company_number'];

eachDatabase('What is kept of persons (GDPR, articles 5(1)(e) and 30)', (open) => {
  it('is declared table by table: a new one is personal or it is not', async () => {
    const { kysely } = await open();
    const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
    const declared = [...new Set(PERSONAL_DATA.map(({ table }) => table)), ...IMPERSONAL];
    expect(declared.toSorted()).toEqual(tables.filter((name) => !/^sqlite_/.test(name)).toSorted());
  });

  it('is declared column by column, and no column is named that is not there', async () => {
    const { kysely } = await open();
    const tables = await kysely.introspection.getTables();
    const there = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    const declared = PERSONAL_DATA.flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
    expect(declared.filter((column) => !there.includes(column))).toEqual([]);
    const telling = there.filter((column) => {
      const [, name = ''] = column.split('.');
      return TELLING.test(name) && !OWN.includes(name);
    });
    expect(telling.filter((column) => !declared.includes(column))).toEqual([]);
  });
});

/** Kinds of facts that are written in free words: a choice or a number names nobody. */
const FREE = new Set<string>(['line', 'texts', 'names', 'place']);

describe('Who collected, bred, owned or sold a specimen', () => {
  const naming = Object.entries(FACTS_OF_PERSONS);

  it('is known by the list of facts: a new one in free words names a person or it does not', () => {
    const free = Object.entries(FACTS).flatMap(([name, { kind }]) => (FREE.has(kind) ? [name] : []));
    const declared = [...naming.map(([name]) => name), ...FACTS_OF_NOBODY];
    expect(declared.toSorted()).toEqual(free.toSorted());
  });

  it('is declared as kept of a person in every table that has such a fact', () => {
    const declared = new Set(PERSONAL_DATA.map(({ table }) => table));
    const tables = naming.flatMap(([, kept]) => kept);
    expect(tables).toContain('order_lines');
    expect(tables.filter((table) => !declared.has(table))).toEqual([]);
  });

  it('stands in the papers of an order where the list says so, and nowhere else', () => {
    const lot = { cites_annex: 'A', cites_certificate: 'BE-1', country: '', locality: '', caught_on: null };
    const facts = Object.fromEntries(naming.map(([name]) => [name, `of ${name}`]));
    const kept = JSON.stringify(papersOf(lot, { ...facts, documentKind: 'breeder-declaration' }));
    const sold = naming.flatMap(([name]) => (kept.includes(`of ${name}`) ? [name] : []));
    expect(sold).toEqual(naming.flatMap(([name, tables]) => (tables.includes('order_lines') ? [name] : [])));
  });
});

it('what is deleted by itself is deleted of a table that is declared', () => {
  const named = new Set(PERSONAL_DATA.map(({ retention }) => retention).filter((name) => name !== null));
  expect([...named].toSorted()).toEqual([...RETENTIONS].toSorted());
});

/** GDPR, article 13(2)(a): for how long is told. */
it.each(LOCALES)('the terms that the shop keeps are those of its privacy page in %s', (locale) => {
  const page = readFileSync(
    path.join(import.meta.dirname, `../../../data/texts/privacy.${locale}.md`),
    'utf8',
  );
  const days = PERSONAL_DATA.flatMap(({ table, kept }) =>
    table === 'orders' ? [...kept.matchAll(/(\d+) days/g)].map(([, count = '']) => count) : [],
  );
  expect(days).toEqual(['790', '60', '60']);
  for (const count of days) expect(page).toMatch(new RegExp(`\\b${count} (?:days|dagen|jours)`));
});
