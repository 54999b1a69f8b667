import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from '../../platform/fold-text.ts';
import { sampleNames } from './testing/sample-names.ts';
import { createVocabulary } from './vocabulary.ts';

const names = sampleNames();
const vocabulary = createVocabulary(names);
const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const anyName = fc.constantFrom(...names.flatMap(({ texts }) => texts));
/** Ten times what the worst text takes, for a machine that is busy. */
const SHORT_MS = 50;

describe('Folding', () => {
  test('twice is the same as once', () => {
    fc.assert(fc.property(anyText, (text) => foldText(foldText(text)) === foldText(text)));
  });

  test('leaves letters and digits, one space between words', () => {
    fc.assert(
      fc.property(anyText, (text) => /^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u.test(foldText(text))),
    );
  });

  test.each([
    ['Scarabée Œdipe', 'scarabee oedipe'],
    ['GROSSE STRAẞE, große', 'grosse strasse grosse'],
    ['Ærø–Łódź', 'aero lodz'],
    ["tabac d'Espagne", 'tabac d espagne'],
    ['Darwin’s', 'darwins'],
    ['ﬂambé', 'flambe'],
    ['c-album', 'c album'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('Searching', () => {
  test('any text is answered, and soon', () => {
    const started = process.cpuUsage();
    let count = 0;
    fc.assert(
      fc.property(anyText, (text) => {
        vocabulary.find(text);
        vocabulary.complete(text, 5);
        count += 1;
      }),
    );
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000 / count).toBeLessThan(SHORT_MS);
  });

  test('every name is found as exactly that by each of its texts', () => {
    const inexact = names.flatMap((entry) =>
      entry.texts.filter(
        ({ text }) =>
          !vocabulary
            .find(text)
            .some(({ id, kind, tier }) => id === entry.id && kind === entry.kind && tier === 'exact'),
      ),
    );
    expect(inexact).toEqual([]);
  });

  test('the seed: a part of a Latin name finds it, whatever else is found', () => {
    const latin = names.flatMap((entry) =>
      entry.texts
        .filter(({ kind }) => kind === 'latin' || kind === 'family')
        .map(({ text }) => ({ text, entry })),
    );
    const part = fc
      .tuple(fc.constantFrom(...latin), fc.nat(), fc.nat())
      .map(([{ text, entry }, from, length]) => ({
        entry,
        part: text
          .toLowerCase()
          .slice(from % text.length)
          .slice(0, 1 + (length % text.length)),
      }))
      .filter((one) => one.part.trim() !== '');
    fc.assert(
      fc.property(part, (one) =>
        vocabulary
          .find(one.part)
          .some(({ id, kind, tier }) => id === one.entry.id && kind === one.entry.kind && tier !== 'close'),
      ),
      { numRuns: 500 },
    );
  });

  test('a part that also says that no species is told is a part when it stands alone', () => {
    expect(vocabulary.find('sp')).toContainEqual(
      expect.objectContaining({ by: expect.objectContaining({ text: 'Vespidae' }) }),
    );
    expect(vocabulary.find('chrysina sp').map(({ tier }) => tier)).not.toContain('contains');
  });

  test('accents, case and spaces change nothing', () => {
    fc.assert(
      fc.property(anyName, ({ text }) => {
        const asked = vocabulary.find(text);
        expect(vocabulary.find(`  ${text.toUpperCase().normalize('NFD').replaceAll(' ', '   ')} `)).toEqual(
          asked,
        );
      }),
    );
  });
});
