import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogueRow } from '../../store/catalogue-rows.ts';
import { Columns, SHOWN } from './columns.ts';
import { rowWithId } from '../testing/random-rows.ts';

const lot = anyLot();

function anyLot(): CatalogueRow {
  const [found] = fc.sample(rowWithId(1), { numRuns: 1, seed: 1 });
  if (!found) throw new Error('No lot');
  return found;
}

function columnsOf(lots: readonly CatalogueRow[]): Columns {
  const columns = new Columns(lots.length);
  for (const one of lots) columns.set(columns.add(), one, { term: 0, family: 0, origin: 0 });
  return columns;
}

it('keeps references of every length, also after a longer one came', () => {
  const references = [
    'BU-1',
    'BU-00000001',
    'BU-0000000001',
    'BU-00000000001A',
    'A-VERY-LONG-REFERENCE-1',
    'É',
  ];
  const { reference } = columnsOf(references.map((text) => ({ ...lot, reference: text })));
  expect(references.map((_, row) => reference.get(row))).toEqual(references);
  const found: number[] = [];
  reference.search('0001', references.length, (row) => found.push(row));
  expect(found.toSorted()).toEqual([1, 2, 3]);
});

it('keeps the name of a lot when there are more cells than two bytes can number, and of a lot that is gone', () => {
  const columns = new Columns(3);
  const set = (term: number) => {
    const row = columns.add();
    columns.set(row, lot, { term, family: 0, origin: 0 });
    return row;
  };
  const first = set(2 ** 20);
  for (let term = 0; term < 2 ** 16; term += 1) set(term);
  const last = set(2 ** 21);
  columns.hide(first);
  expect([first, last].map((row) => columns.kindOf(row).term)).toEqual([2 ** 20, 2 ** 21]);
  expect([first, last].map((row) => columns.has(row, SHOWN))).toEqual([false, true]);
});

it('keeps the millisecond at which a lot was last changed', () => {
  const columns = columnsOf([{ ...lot, first_shown_at: '2026-03-02T10:00:00.987Z' }]);
  expect(columns.shownAt(0)).toBe(Date.parse('2026-03-02T10:00:00.987Z'));
});
