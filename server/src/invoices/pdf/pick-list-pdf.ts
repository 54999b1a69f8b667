import type { Locale } from '@vitrine/shared/contract/locale';
import { formatLongMoment } from '@vitrine/shared/i18n/formats';
import { sayPaper } from './paper-words.ts';
import { LATIN, openPaper, type Column, type TableCell } from './paper.ts';

/** So many of one lot, for one order. */
export interface Pick {
  /** Where it lies; empty where nobody said. */
  drawer: string;
  reference: string;
  name: string;
  isMixed: boolean;
  quality: string;
  amount: number;
  /** The order's reference. */
  order: string;
}

/** What somebody takes out of the drawers, in the order in which they walk along them. */
export interface PickList {
  locale: Locale;
  picks: readonly Pick[];
  now: Date;
}

/** One list for all orders, to be ticked off: no prices, no names of people. */
export function pickListPdf({ locale, picks, now }: PickList): Promise<Buffer> {
  const title = sayPaper('pickList', locale);
  const paper = openPaper({ title, issuedAt: now.toISOString(), locale });
  const pieces = picks.reduce((sum, { amount }) => sum + amount, 0);
  const orders = new Set(picks.map(({ order }) => order)).size;
  paper.row([
    { text: title, x: 0, width: 240, font: 'bold', size: 16, tag: 'H1' },
    { text: formatLongMoment(now.toISOString(), locale), x: 250, width: 233, align: 'right' },
  ]);
  paper.row([{ text: sayPaper('pickCount', locale, { pieces, orders }), x: 0, width: 483 }]);
  paper.space(12);
  const rows = picks.map(({ drawer, amount, name, isMixed, reference, quality, order }): TableCell[] => [
    { text: drawer === '' ? sayPaper('noDrawer', locale) : drawer, font: 'bold', size: 12 },
    { text: `${amount} ×`, font: 'bold', size: 12 },
    {
      ...{ text: name, size: 12, ...(!isMixed && LATIN) },
      under: [{ text: `${reference} · ${sayPaper('grade', locale, { quality })}` }],
    },
    { text: order },
  ]);
  if (rows.length > 0) paper.table({ columns: columnsOf(locale), rows, rules: 'between' });
  return paper.finish();
}

const columnsOf = (locale: Locale): Column[] => [
  { head: sayPaper('drawer', locale), x: 0, width: 90 },
  { head: sayPaper('amount', locale), x: 95, width: 40, align: 'right' },
  { head: sayPaper('description', locale), x: 145, width: 215 },
  { head: sayPaper('order', locale), x: 365, width: 118, align: 'right' },
];
