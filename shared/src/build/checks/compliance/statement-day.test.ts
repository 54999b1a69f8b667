import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../../contract/locale-list.ts';
import { ROOT } from '../../folders.ts';
import { ASSESSMENT, type Assessment, withStatementDay } from './statement-day.ts';

const assessment: Assessment = JSON.parse(readFileSync(path.join(ROOT, ASSESSMENT), 'utf8'));

const SAID = {
  en: 'By ourselves, on 1 December 2026: every page',
  nl: 'Door onszelf, op 1 december 2026: elke pagina',
  fr: 'Par nous-mêmes, le 1er décembre 2026 : chaque page',
};

describe.each(LOCALES)('The statement on accessibility in %s', (locale) => {
  const text = readFileSync(path.join(ROOT, `server/data/texts/accessibility.${locale}.md`), 'utf8');
  const dayOf = (statement: string) => /^updated: (.+)$/m.exec(statement)?.[1] ?? '';

  it('says the day of the last check that passed, as npm run assess writes it', () => {
    expect(withStatementDay(text, locale, assessment.day)).toBe(text);
    expect(assessment.passed).toBeGreaterThan(assessment.journeys.length);
    const assessed = withStatementDay(text, locale, '2026-12-01');
    expect(assessed.replaceAll(/[\u202f\u00a0]/g, ' ')).toContain(SAID[locale]);
    expect(dayOf(assessed)).toBe('2026-12-01');
  });

  it('is not written when it says no day any more', () => {
    expect(() => withStatementDay('updated: 2026-01-01', locale, '2026-12-01')).toThrow(locale);
  });
});
