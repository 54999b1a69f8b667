import { describe, expect, it } from '@jest/globals';
import { createIntl } from './create-intl.ts';

const MESSAGES = {
  title: 'Butterflies',
  quoted: "The shop''s own",
  count: '{count, plural, =0 {no insects} one {# insect} other {# insects}}',
  place: '{place}, {country}',
  link: 'Read <a>more</a>',
};

describe('What the shop says', () => {
  const intl = createIntl('en', MESSAGES);
  const say = (id: keyof typeof MESSAGES, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);

  it('is the text itself, where it holds nothing else', () => {
    expect([say('title'), say('quoted')]).toEqual(['Butterflies', "The shop's own"]);
  });

  it('goes by its values, also when it was said before with others', () => {
    const counts = [1, 2, 0, 1200, 1];
    expect(counts.map((count) => say('count', { count }))).toEqual([
      '1 insect',
      '2 insects',
      'no insects',
      '1,200 insects',
      '1 insect',
    ]);
    expect(say('place', { place: 'Satipo', country: 'Peru' })).toBe('Satipo, Peru');
    expect(say('place', { place: 'Peru', country: 'Satipo' })).toBe('Peru, Satipo');
  });

  it('may hold what only its page can draw', () => {
    const drawnBy = (sign: string) =>
      intl.formatMessage({ id: 'link' }, { a: (words) => `${sign}${words.join('')}` });
    expect([drawnBy('*'), drawnBy('+')]).toEqual(['Read *more', 'Read +more']);
  });

  it('is still right after more sentences than are remembered', () => {
    for (let count = 2; count < 2500; count += 1) say('count', { count });
    expect(say('count', { count: 3 })).toBe('3 insects');
  });
});
