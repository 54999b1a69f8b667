import { LOCALES } from '@vitrine/shared/contract/locale';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { readLabelDate } from '../../catalogue/index.ts';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { foldText } from '../../platform/fold-text.ts';
import type { Reading } from './reading.ts';

const MIDNIGHT = /[ T]\d{1,2}:\d{2}(?::\d{2})?$/;
/** Days since 1899, as Excel counts them; four figures are a year. */
const SERIAL = /^(\d{5})(?:[.,]0+)?$/;
const NAMED = /^(?:(\d{1,2})[-\s./]+)?(\p{L}{3,}\.?)(?:[-\s./]+(\d{2}|\d{4}))?$/u;
const FIGURES = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/;
let months: Map<string, number> | undefined;

/** A date as spreadsheets leave it. What they made another date of, or may have, is told; the rest the form reads. */
export function readDate(cell: string): Reading {
  const text = tidyLine(cell).replace(MIDNIGHT, '');
  const serial = SERIAL.exec(text)?.[1];
  if (serial !== undefined) return refuse('importDateSerial', { cell, date: dateOfSerial(Number(serial)) });
  const [, day, name = '', namedYear] = NAMED.exec(text) ?? [];
  const month = (months ??= monthNames()).get(foldText(name));
  if (month !== undefined) {
    return namedYear?.length === 4
      ? { ok: true, value: [namedYear, month, day].filter(Boolean).join('-') }
      : refuse('importDateShort', { cell });
  }
  const [, first = '', second = '', year] = FIGURES.exec(text) ?? [];
  if (year === undefined) return { ok: true, value: text };
  if (year.length === 2) return refuse('importDateShort', { cell });
  return readFigures(text, [first, second, year]);
}

/** Day first, as on labels; a file of a country that writes the month first is told so. */
function readFigures(text: string, [first, second, year]: [string, string, string]): Reading {
  const date = readLabelDate(text);
  const other = readLabelDate(`${second}/${first}/${year}`);
  if (date === null) {
    return other === null
      ? { ok: true, value: text }
      : refuse('importDateMonthFirst', { cell: text, date: other });
  }
  const isOpen = other !== null && other !== date;
  return {
    ...{ ok: true, value: date },
    ...(isOpen && { warning: { message: 'importDateDayFirst', values: { cell: text, date, other } } }),
  };
}

const refuse = (message: FieldError['message'], values: Record<string, string>): Reading => ({
  ok: false,
  error: { message, values },
});

const dateOfSerial = (days: number) =>
  new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);

/** `maart`, `mrt.`, `Mar`: the number of a month by its names in three languages. */
function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2000, month, 15));
    for (const locale of LOCALES) {
      for (const length of ['long', 'short'] as const) {
        const name = new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' }).format(date);
        names.set(foldText(name), month + 1);
      }
    }
  }
  // Spreadsheets keep to three or four letters where the language's own shorter form has others.
  return names.set('maa', 3).set('fev', 2).set('aou', 8).set('sept', 9);
}
