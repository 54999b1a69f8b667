import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createIntl, type Messages } from '../../../i18n/create-intl.ts';
import compileMessages, { PAGE_MESSAGES } from './messages-loader.ts';

const ROOT = path.resolve(__dirname, '../../../../..');

const TEXTS = {
  title: 'Butterflies',
  place: '{place}, {country}',
  count: '{count, plural, =0 {no insects} one {# insect} other {# insects}}',
  link: 'Read <a>more</a>',
  quoted: "The shop''s own",
};

describe('Messages as a build leaves them', () => {
  const compiled: Messages = JSON.parse(compileMessages(JSON.stringify(TEXTS)));

  it('say what was written', () => {
    const written = createIntl('en', TEXTS);
    const built = createIntl('en', compiled);
    const values = {
      place: 'Satipo',
      country: 'Peru',
      count: 1200,
      a: (words: string[]) => `*${words.join('')}*`,
    };
    for (const id of Object.keys(TEXTS))
      expect(built.formatMessage({ id }, values)).toEqual(written.formatMessage({ id }, values));
  });

  it('need no parser where they have arguments, and stay text where they have none', () => {
    expect(compiled['title']).toBe('Butterflies');
    for (const id of ['place', 'count', 'link', 'quoted']) expect(compiled[id]).toBeInstanceOf(Array);
  });

  it('are refused by name when nobody could read them', () => {
    expect(() => compileMessages('{"shell.menu.open": "{count, plural, one {#}"}')).toThrow(
      'shell.menu.open',
    );
  });
});

it('All messages that pages say are read when they are built: browsers could not', () => {
  const folders = ['account', 'cart-checkout', 'catalog', 'shared', 'shell', 'tools'];
  const files = globSync(
    folders.map((folder) => `${folder}/src/**/{messages,closing}/**/*.json`),
    { cwd: ROOT },
  ).filter((file) => !file.startsWith('shell/src/worker/'));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !PAGE_MESSAGES.test(file))).toEqual([]);
});

describe('The build of the parser that browsers get', () => {
  it('has everything that is asked of it', () => {
    const given = namesIn('@formatjs/icu-messageformat-parser/no-parser.js', /export \{([^}]*)\}/g);
    for (const asking of ['intl-messageformat/index.js', '@formatjs/intl/index.js']) {
      const wanted = namesIn(asking, /import \{([^}]*)\} from "@formatjs\/icu-messageformat-parser"/g);
      expect(wanted.length).toBeGreaterThan(0);
      const lacking = wanted.filter((name) => !given.includes(name));
      // Else mend or take out the alias in app-build.ts: messages would break in browsers only.
      expect({ asking, lacking }).toEqual({ asking, lacking: [] });
    }
  });
});

function namesIn(file: string, list: RegExp): string[] {
  const text = readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
  const lists = [...text.matchAll(list)].flatMap(([, names]) => (names ?? '').split(','));
  return lists.map((name) => name.trim().split(' as ')[0] ?? '').filter((name) => name !== '');
}
