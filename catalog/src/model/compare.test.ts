import { describe, expect, it } from '@jest/globals';
import { insect, PICTURE } from '../testing/fixtures.ts';
import { compareAddress, readCompared } from './compare-address.ts';
import { commonFrameMm, comparedFacts, percentOfFrame } from './compared-facts.ts';

const picture = (widthMm: number | null, size = { width: 1200, height: 1200 }) => ({
  ...PICTURE,
  ...size,
  widthMm,
});

describe('the address of a comparison', () => {
  it('names its lots, and is read back', () => {
    const address = compareAddress('nl', ['BU-0001', 'BE 2&3']);
    expect(address).toBe('/nl/webshop/vergelijken?lot=BU-0001&lot=BE+2%263');
    const { searchParams } = new URL(address, 'https://shop.example');
    expect(readCompared(searchParams)).toEqual({ lots: ['BU-0001', 'BE 2&3'], isLeftOut: false });
  });

  it('holds four; who names more is told, who names one twice or none is not', () => {
    const read = (query: string) => readCompared(new URLSearchParams(query));
    expect(read('lot=A&lot=B&lot=A&lot=+&lot=')).toEqual({ lots: ['A', 'B'], isLeftOut: false });
    expect(read('lot=A&lot=B&lot=C&lot=D&lot=E')).toEqual({ lots: ['A', 'B', 'C', 'D'], isLeftOut: true });
  });
});

describe('pictures at one scale', () => {
  it('are as large to each other as their specimens are', () => {
    const lots = [insect({ pictures: [picture(60)] }), insect({ pictures: [picture(100), picture(120)] })];
    const frame = commonFrameMm(lots);
    expect(frame).toBe(120);
    expect([60, 100, 120].map((mm) => percentOfFrame(picture(mm), frame))).toEqual([50, 250 / 3, 100]);
  });

  it('fit in height too, and one that nobody measured fills its frame', () => {
    const tall = picture(60, { width: 600, height: 1200 });
    expect(commonFrameMm([insect({ pictures: [tall] })])).toBe(120);
    expect(percentOfFrame(tall, 120)).toBe(50);
    expect(percentOfFrame({ ...tall, widthMm: null }, 120)).toBe(50);
    expect(percentOfFrame(picture(null), 120)).toBe(100);
    expect(commonFrameMm([insect()])).toBeNull();
  });
});

describe('the facts of lots beside each other', () => {
  const facts = (changes: object) => comparedFacts([insect(), insect(changes)], 'en');

  it('say which of them differ', () => {
    const found = facts({ quality: 'A2', sizeMm: 92 });
    expect(found.filter(({ differs }) => differs).map(({ key }) => key)).toEqual(['quality', 'sizeMm']);
    expect(found.find(({ key }) => key === 'sizeMm')?.values.map(({ word }) => word)).toEqual([
      '80\u00a0mm',
      '92\u00a0mm',
    ]);
  });

  it('differ where only one says something, and are left out where none does', () => {
    const locality = facts({ locality: '' }).find(({ key }) => key === 'locality');
    expect(locality).toMatchObject({ differs: true, values: [{ word: 'Vaucluse' }, { word: '' }] });
    expect(facts({}).map(({ key }) => key)).not.toContain('citesAnnex');
  });
});
