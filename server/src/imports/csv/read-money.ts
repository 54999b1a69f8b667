import { tidyLine } from '../../forms/rules/tidy-text.ts';
import type { Reading } from './reading.ts';

const CURRENCY = /€|\beuros?\b|\beur\b/giu;
/** `12,-` and `12,--`, as the Low Countries write a round amount. */
const NO_CENTS = /[.,] ?[-–—]{1,2}$/;
/** Sign, figures with or without thousands, the sign between those, decimals. */
const AMOUNT = /^([+-]?) ?(\d{1,3}(?:([ .,'’])\d{3})(?:\3\d{3})*|\d{1,9})(?:([.,])(\d{1,2}))?$/;

/**
 * An amount as spreadsheets write it: `1.234,50`, `12,5 €`, `€ 12`, `1 234.50`. Three figures behind the only point may
 * be thousands or an amount that was not rounded: that is asked, for a price wrong by a thousand would be sold at.
 */
export function readMoney(cell: string): Reading {
  const text = tidyLine(cell.replace(CURRENCY, ' ')).replace('−', '-').replace(NO_CENTS, '');
  const [, sign = '', whole = '', group, point, decimals] = AMOUNT.exec(text) ?? [];
  if (whole === '' || (group !== undefined && group === point)) {
    return { ok: false, error: { message: 'euroAmount' } };
  }
  const figures = whole.replaceAll(/\D/g, '');
  const isOnce = figures.length <= 6 && (group === '.' || group === ',');
  if (isOnce && decimals === undefined) {
    const values = { cell, whole: `${figures},00` };
    return { ok: false, error: { message: 'importThousands', values } };
  }
  return { ok: true, value: `${sign}${figures}${decimals === undefined ? '' : `.${decimals}`}` };
}
