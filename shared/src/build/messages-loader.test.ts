import { describe, expect, it } from '@jest/globals';
import { intlOf, type Messages } from '../i18n/intl-of.ts';
import compileMessages from './messages-loader.js';

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
    const written = intlOf('en', TEXTS);
    const built = intlOf('en', compiled);
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
