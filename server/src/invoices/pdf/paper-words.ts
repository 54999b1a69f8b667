import type { Locale } from '@vitrine/shared/contract/locale';
import { createSpeaker } from '../../platform/create-speaker.ts';
import { REGION } from '@vitrine/shared/i18n/region';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

/** What invoices, credit notes, packing slips and printed texts say. */
export const sayPaper = createSpeaker({ en, nl, fr });

/** `Date: 2 March 2026`. */
export const labelled = (label: keyof typeof en, value: string, locale: Locale) =>
  sayPaper('labelled', locale, { label: sayPaper(label, locale), value });

/**
 * A rate with its sign; in Dutch, as in French, a space that does not break stands before it, which `Intl` leaves out.
 * @param rate in hundredths of a percent
 */
export function formatRate(rate: number, locale: Locale): string {
  const format = new Intl.NumberFormat(REGION[locale], { style: 'percent', maximumFractionDigits: 2 });
  const said = format.format(rate / 10_000);
  return locale === 'nl' ? said.replace(/(?<=\d)%/, '\u00A0%') : said;
}
