import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { ORDER_SCENES } from '../../orders/mails/testing/order-scenes.ts';
import { FURTHER_SCENES, OTHER_SCENES } from './other-scenes.ts';
import { writePapers } from './write-papers.ts';

/** What the law or the shop's promises make it print. */
const PAPERS = [
  ...['invoice-consumer', 'invoice-business', 'invoice-intra-community', 'invoice-margin', 'invoice-export'],
  ...['credit-note', 'customs-form-cn22', 'customs-form-cn23', 'provenance-sheet'],
  ...['packing-slip', 'packing-slip-gift', 'conditions'],
];
const MAILS = [ORDER_SCENES, OTHER_SCENES, FURTHER_SCENES].flatMap((scenes) => Object.keys(scenes));

/** Three hundred papers and mails. */
const WRITING_MS = 300_000;

describe('Whoever wants to see what the shop prints and sends', () => {
  let folder: string;
  let names: string[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-papers-'));
    names = await writePapers(folder, LOCALES);
  }, WRITING_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(LOCALES)('finds every paper and every kind of mail, in %s', async (locale) => {
    const expected = [
      ...PAPERS.map((name) => `${locale}/${name}.pdf`),
      ...MAILS.flatMap((name) => [`${locale}/mail-${name}.html`, `${locale}/mail-${name}.txt`]),
    ];
    expect(names.filter((name) => name.startsWith(`${locale}/`)).toSorted()).toEqual(expected.toSorted());
    for (const name of expected) expect((await readFile(join(folder, name))).length).toBeGreaterThan(200);
  });

  it.each(LOCALES)('finds them in the language that was asked for, whole, in %s', async (locale) => {
    for (const name of names.filter((one) => one.startsWith(`${locale}/`) && one.endsWith('.html'))) {
      const html = await readFile(join(folder, name), 'utf8');
      expect([name, html.includes(`<html lang="${locale}">`)]).toEqual([name, true]);
      expect([name, html.replaceAll(/(?:key|week)=[\w-]+/g, '').match(/\{\w+\}|undefined|null|NaN/)]).toEqual(
        [name, null],
      );
      expect([name, html.match(/cid:|src="http/)]).toEqual([name, null]);
    }
  });

  it('finds beside them the pictures that mails show', async () => {
    const there = new Set(await readdir(join(folder, 'pictures')));
    for (const name of names.filter((one) => one.endsWith('.html'))) {
      const html = await readFile(join(folder, name), 'utf8');
      const shown = [...html.matchAll(/src="\.\.\/pictures\/([^"]+)"/g)].map(([, file = '']) => file);
      expect([name, shown.filter((file) => !there.has(file))]).toEqual([name, []]);
    }
  });
});
