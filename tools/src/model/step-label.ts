import type { Locale } from '@vitrine/shared/contract/locale';
import type { SalesRange } from '@vitrine/shared/contract/tools/operations/dashboard';
import { formatShortDay, formatShortMonth } from '@vitrine/shared/i18n/formats';

/** A step of a chart by its first day: `21 Nov`, or `Nov 2026` for a month. */
export function stepLabel(start: string, range: SalesRange, locale: Locale): string {
  return range === 'months' ? formatShortMonth(start, locale) : formatShortDay(start, locale);
}
