import type { Locale } from '@vitrine/shared/contract/locale';
import { formatMoment } from '../platform/format-time.ts';
import { sayPaper } from './paper-words.ts';
import { openPaper, type Cell } from './paper.ts';

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
  const row = (cells: readonly [string, string, string, string], name: Partial<Cell> = {}) =>
    paper.row([
      { text: cells[0], x: 0, width: 90, font: 'bold', size: 12 },
      { text: cells[1], x: 95, width: 40, align: 'right', font: 'bold', size: 12 },
      { text: cells[2], x: 145, width: 215, ...name },
      { text: cells[3], x: 365, width: 118, align: 'right' },
    ]);
  const pieces = picks.reduce((sum, { amount }) => sum + amount, 0);
  const orders = new Set(picks.map(({ order }) => order)).size;
  paper.row([
    { text: title, x: 0, width: 240, font: 'bold', size: 16 },
    { text: formatMoment(now.toISOString(), locale), x: 250, width: 233, align: 'right' },
  ]);
  paper.row([{ text: sayPaper('pickCount', locale, { pieces, orders }), x: 0, width: 483 }]);
  paper.space(12);
  for (const { drawer, amount, name, isMixed, reference, quality, order } of picks) {
    paper.rule();
    const place = drawer === '' ? sayPaper('noDrawer', locale) : drawer;
    row([place, `${amount} ×`, name, order], { font: isMixed ? 'plain' : 'name', size: 12 });
    paper.row([{ text: `${reference} · ${sayPaper('grade', locale, { quality })}`, x: 145, width: 338 }]);
  }
  paper.rule();
  return paper.finish();
}
