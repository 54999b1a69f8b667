import type { Locale } from '../../../contract/locale.ts';
import { formatDay } from '../../../i18n/formats.ts';

/** What `npm run assess` last ran, and that all of it passed. */
export const ASSESSMENT = 'docs/assessment.json';

export interface Assessment {
  /** ISO day. */
  day: string;
  commit: string;
  /** Tests. */
  passed: number;
  /** Files of journeys below `e2e/journeys`. */
  journeys: string[];
}

/** Where each language says when the site was assessed. */
const SAID: Record<Locale, RegExp> = {
  en: /(?<=By ourselves, on ).+?(?=:)/,
  nl: /(?<=Door onszelf, op ).+?(?=:)/,
  fr: /(?<=Par nous-mêmes, le ).+?(?=\s*:)/,
};
const UPDATED = /^updated: .*$/m;

/**
 * The statement on accessibility with the day of its last assessment (Directive (EU) 2019/882, annex V).
 * @param day ISO day
 * @throws when the text says that day nowhere any more
 */
export function withStatementDay(text: string, locale: Locale, day: string): string {
  if (!SAID[locale].test(text) || !UPDATED.test(text))
    throw new Error(`The statement on accessibility in ${locale} says nowhere when it was assessed`);
  return (
    text
      // People edit this file: its spaces are plain ones.
      .replace(SAID[locale], formatDay(`${day}T12:00:00.000Z`, locale).replaceAll('\u00a0', ' '))
      .replace(UPDATED, `updated: ${day}`)
  );
}
