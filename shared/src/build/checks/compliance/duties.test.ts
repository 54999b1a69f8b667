import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { dutiesPage, findDutyFaults, readDuties, type Duties, type Duty } from './duties.ts';

const ROOT = resolve(__dirname, '../../../../..');
const SELF = 'shared/src/build/checks/compliance/duties.test.ts';

const SHOWN: Duty = {
  duty: 'Something is said.',
  law: 'Regulation (EC) No 338/97',
  article: 'art. 8',
  from: '1997-06-01',
  certainty: 'law',
  where: 'insect page',
  sentences: ['catalog/src/messages/insect#catalog.note.safety.text'],
  tests: [{ file: SELF, title: 'are each shown by tests and sentences that are there' }],
  open: null,
};
const of = (duty: Partial<Duty>): Duties[] => [{ title: 'Papers', duties: [{ ...SHOWN, ...duty }] }];

describe('The duties', () => {
  it('are each shown by tests and sentences that are there', () => {
    expect(findDutyFaults(readDuties(ROOT), ROOT)).toEqual([]);
  });

  it('stand in docs/duties.md as they are declared: npm run duties', () => {
    expect(readFileSync(resolve(ROOT, 'docs/duties.md'), 'utf8')).toBe(dutiesPage(readDuties(ROOT)));
  });

  it.each([
    [{}, []],
    [{ tests: [{ file: SELF, title: 'is nowhere' }] }, [`${SELF} has no test called “is nowhere”`]],
    [{ tests: [] }, ['names neither tests nor why it is open']],
    [{ open: 'a part was not asked' }, []],
    [{ tests: [], open: 'nobody wrote it' }, []],
    [{ sentences: [] }, ['names neither sentences nor why there are none']],
    [{ sentences: [], noSentence: 'the numbers show it' }, []],
    [{ noSentence: 'the numbers show it' }, ['names sentences, and why there are none']],
    [
      { sentences: ['catalog/src/messages#no.such'] },
      ['en', 'nl', 'fr'].map((locale) => `catalog/src/messages/${locale}.json has no sentence no.such`),
    ],
  ])('at fault, with %j, are named', (duty, faults) => {
    expect(findDutyFaults(of(duty), ROOT)).toEqual(
      faults.map((fault) => `Papers, “Something is said.”: ${fault}`),
    );
  });

  it('are counted, and what is open, uncertain or said by no sentence says so', () => {
    const page = dutiesPage(of({ tests: [], open: 'nobody wrote it', certainty: 'ask' }));
    expect(page).toContain('1 duties: 0 shown by tests, 0 in part, 1 by none.');
    expect(page).toContain('- Something is said. **Open:** nobody wrote it');
    expect(page).toContain('art. 8 (to be confirmed)');
    expect(page).toContain('| open: nobody wrote it |');
    const silent = dutiesPage(of({ sentences: [], noSentence: 'the numbers show it' }));
    expect(silent).toContain('| none: the numbers show it |');
    const part = dutiesPage(of({ open: 'a part was not asked' }));
    expect(part).toContain('0 shown by tests, 1 in part, 0 by none.');
    expect(part).toContain('sentences that are there<br>open: a part was not asked |');
  });
});
