import { describe, expect, it } from '@jest/globals';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import fc from 'fast-check';
import { isLongRun } from '../../testing/long-run.ts';
import { findInsects } from './find-insects.ts';
import { createIndex } from './testing/create-index.ts';
import { findPlainly } from './testing/plain-index.ts';
import { FAMILIES, query, rowWithId } from './testing/random-rows.ts';

/** Each tries another shop: the days together try as many as a night. */
const RUNS = isLongRun ? 500 : 50;

const rowsUpTo = (most: number) =>
  fc.nat(most).chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => rowWithId(n + 1))));

/** Lots that are new or changed, by id, and lots that are gone. */
const patch = fc.record({
  changed: fc
    .uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 12 })
    .chain((ids) => fc.tuple(...ids.map(rowWithId))),
  gone: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 6 }),
});

describe('A list out of the index', () => {
  it('is what the rules say, whatever lots there are and whatever is asked', () => {
    fc.assert(
      fc.property(rowsUpTo(80), fc.array(query, { minLength: 1, maxLength: 8 }), (rows, queries) => {
        const index = createIndex(rows);
        for (const one of queries) expect(findInsects(index, one)).toEqual(findPlainly(rows, FAMILIES, one));
      }),
      { numRuns: RUNS },
    );
  });

  it('is still so after lots came, changed, went and came back', () => {
    const patches = fc.array(patch, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rowsUpTo(70), patches, fc.array(query, { maxLength: 6 }), (rows, given, queries) => {
        const index = createIndex(rows);
        const shown = new Map(rows.map((row) => [row.id, row]));
        for (const { changed, gone } of given) {
          const goneOnly = gone.filter((id) => !changed.some((row) => row.id === id));
          index.apply(changed, goneOnly);
          for (const row of changed) shown.set(row.id, row);
          for (const id of goneOnly) shown.delete(id);
        }
        const left = [...shown.values()];
        const carried = [...rows, ...given.flatMap(({ changed }) => changed)];
        for (const one of queries) {
          expect(findInsects(index, one)).toEqual(findPlainly(left, FAMILIES, one, carried));
        }
        expect(index.counters.read(index.families)).toEqual(createIndex(left).counters.read(index.families));
      }),
      { numRuns: RUNS },
    );
  });

  it('is read off the order of all lots as it is sorted from few', () => {
    const rows = fc.sample(fc.tuple(...Array.from({ length: 1500 }, (_, n) => rowWithId(n + 1))), {
      numRuns: 1,
      seed: 7,
    })[0];
    const short = (rows ?? []).map((row) => ({ ...row, reference: row.reference.slice(-12) }));
    const index = createIndex(short);
    const queries = fc.sample(query, { numRuns: 40, seed: 11 });
    for (const one of queries) {
      const deep = { ...one, filters: NO_FILTERS, offset: one.offset * 20 };
      expect(findInsects(index, deep).ids).toEqual(findPlainly(short, FAMILIES, deep).ids);
    }
  });

  it('has the same pages far behind, whichever of them were asked for before, also after lots changed', () => {
    const [lots = []] = fc.sample(fc.tuple(...Array.from({ length: 40 }, (_, n) => rowWithId(n + 1))), {
      numRuns: 1,
      seed: 9,
    });
    const many = Array.from({ length: 14_000 }, (_, n) => lots[n % lots.length] ?? []).flat();
    const rows = many.map((row, n) => ({ ...row, id: n + 1, price_cents: 50 + ((n * 7) % 977) }));
    const index = createIndex(rows);
    const lists = [{ kind: 'all' }, { kind: 'category', category: 'BUTTERFLIES' }] as const;
    const sorts = ['newest', 'price-down'] as const;
    const expectPages = () => {
      for (const list of lists)
        for (const sort of sorts) {
          const asked = { list, filters: NO_FILTERS, sort };
          const whole = findInsects(index, { ...asked, offset: 0, limit: rows.length }).ids;
          for (const share of [0.9, 0.5, 0.99, 0.3, 0.7]) {
            const offset = Math.floor(whole.length * share);
            const { ids } = findInsects(index, { ...asked, offset, limit: 24 });
            expect(ids).toEqual(whole.slice(offset, offset + 24));
          }
        }
    };
    expectPages();
    index.apply(
      rows.slice(100, 140).map((row) => ({ ...row, price_cents: 5000, is_sold_out: 1 })),
      [7, 8, 9],
    );
    expectPages();
  });

  it('is counted between two prices that were cached as it is counted lot by lot, also after lots changed', () => {
    // All of one kind or of another, so that they share few cells, and there are steps among their prices.
    const lot = fc.sample(fc.tuple(rowWithId(1), rowWithId(2)), { numRuns: 1, seed: 5 })[0];
    const many = Array.from({ length: 5000 }, (_, n) => lot?.[n % 2] ?? []).flat();
    const priced = (ids: readonly number[], step: number) =>
      ids.flatMap((id) => {
        const row = many[id];
        return row
          ? [{ ...row, id: id + 1, price_cents: 200 + ((id * step) % 977), is_sold_out: id % 3 ? 0 : 1 }]
          : [];
      });
    const rows = priced([...many.keys()], 7);
    const index = createIndex(rows);
    const changed = priced([0, 5, 17, 300, 4999], 13);
    index.apply(changed, [2, 4]);
    const ids = new Set([2, 4, ...changed.map(({ id }) => id)]);
    const left = [...rows.filter(({ id }) => !ids.has(id)), ...changed];
    for (const one of fc.sample(query, { numRuns: isLongRun ? 60 : 20, seed: 3 })) {
      const prices = { priceFromCents: one.offset * 9, priceToCents: 1200 - one.offset * 7 };
      const asked = { ...one, filters: { ...one.filters, ...prices } };
      expect(findInsects(index, asked)).toEqual(findPlainly(left, FAMILIES, asked));
    }
  });

  it('goes from its cheapest to its dearest lot, also when that one changed or went', () => {
    const family = { family_id: 3, is_in_family: 1 } as const;
    const lot = fc.sample(rowWithId(1), { numRuns: 1, seed: 5 });
    const alike = [500, 800, 9900, 1100].flatMap((price_cents, n) =>
      lot.map((row) => ({ ...row, ...family, id: n + 1, price_cents })),
    );
    const index = createIndex(alike);
    const list = { kind: 'family', familyId: 3 } as const;
    const whole = { list, filters: NO_FILTERS, sort: 'newest', offset: 0, limit: 24 } as const;
    const pricesNow = () => findInsects(index, whole).facets.price;
    expect(pricesNow()).toEqual({ fromCents: 500, toCents: 9900 });
    index.apply(
      alike.slice(2, 3).map((row) => ({ ...row, price_cents: 900 })),
      [1],
    );
    expect(pricesNow()).toEqual({ fromCents: 800, toCents: 1100 });
  });
});
