import { describe, expect, it } from '@jest/globals';
import { createSpeaker } from './create-speaker.ts';

const say = createSpeaker({
  en: { lots: '{count, plural, one {# lot is} other {# lots are}} left.', from: 'From {name}.' },
  nl: { lots: 'Er {count, plural, one {is # lot} other {zijn # loten}} over.', from: 'Van {name}.' },
  fr: { lots: 'Il reste {count, plural, one {# lot} other {# lots}}.', from: 'De {name}.' },
});

describe('A message', () => {
  it('goes by its count in each language, also by one that is written in figures', () => {
    expect([say('lots', 'en', { count: '1' }), say('lots', 'en', { count: 2 })]).toEqual([
      '1 lot is left.',
      '2 lots are left.',
    ]);
    expect(say('lots', 'nl', { count: 1 })).toBe('Er is 1 lot over.');
    expect([say('lots', 'fr', { count: 0 }), say('lots', 'nl', { count: 0 })]).toEqual([
      'Il reste 0 lot.',
      'Er zijn 0 loten over.',
    ]);
  });

  it('takes what somebody wrote as it is: it is no message itself', () => {
    expect(say('from', 'fr', { name: "{x} <b>O'Neill</b> #" })).toBe("De {x} <b>O'Neill</b> #.");
  });

  it('is one of those in the English file, or it does not compile', () => {
    // @ts-expect-error There is no such message.
    expect(() => say('gone', 'en')).toThrow();
    // @ts-expect-error French lacks a message.
    createSpeaker({ en: { a: 'A', b: 'B' }, nl: { a: 'A', b: 'B' }, fr: { a: 'A' } });
  });

  it('is never said with a gap', () => {
    expect(() => say('from', 'en', {})).toThrow(/name/);
  });
});
