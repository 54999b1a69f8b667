import { describe, expect, it } from '@jest/globals';
import type { InsectCard } from '../contract/catalogue.ts';
import type { CartCheck } from '../contract/orders/cart-check.ts';
import { reconcile } from './reconcile.ts';

const localized = (text: string) => ({ en: text, nl: text, fr: text });

const insect = (uuid: string, priceCents: number, stock: number): InsectCard => ({
  uuid,
  reference: 'BU-0001',
  name: 'Papilio machaon',
  authority: 'Linnaeus, 1758',
  commonName: localized(''),
  family: {
    id: 1,
    slug: localized('papilionidae'),
    name: localized('Papilionidae'),
    category: 'BUTTERFLIES',
  },
  quality: 'A1',
  sizeMm: 80,
  country: 'FR',
  locality: 'Vaucluse',
  caughtOn: '1998',
  spread: 'YES',
  gender: 'MALE',
  priceCents,
  previousPriceCents: null,
  stock,
  isRepair: false,
  isMixed: false,
  picture: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
});

const check = (...lines: CartCheck['lines']): CartCheck => ({ lines, totalCents: 0 });

describe('a cart that comes back to the shop', () => {
  it('is left alone when nothing changed', () => {
    const lines = [{ uuid: 'A', amount: 2, priceCents: 1250 }];
    const answer = check({ uuid: 'A', status: 'ok', amount: 2, insect: insect('A', 1250, 5) });
    expect(reconcile(lines, answer)).toEqual({ lines, changes: [] });
  });

  it('loses what was sold meanwhile, and says which', () => {
    const answer = check({ uuid: 'A', status: 'sold-out', amount: 0, insect: insect('A', 1250, 0) });
    expect(reconcile([{ uuid: 'A', amount: 1, priceCents: 1250 }], answer)).toEqual({
      lines: [],
      changes: [{ kind: 'sold-out', uuid: 'A', insect: insect('A', 1250, 0) }],
    });
  });

  it('loses an insect that the shop no longer knows', () => {
    const answer = check({ uuid: 'A', status: 'sold-out', amount: 0, insect: null });
    expect(reconcile([{ uuid: 'A', amount: 1, priceCents: 1250 }], answer).lines).toEqual([]);
  });

  it('keeps what is left of a limited lot', () => {
    const answer = check({ uuid: 'A', status: 'reduced', amount: 2, insect: insect('A', 1250, 2) });
    expect(reconcile([{ uuid: 'A', amount: 3, priceCents: 1250 }], answer)).toEqual({
      lines: [{ uuid: 'A', amount: 2, priceCents: 1250 }],
      changes: [{ kind: 'reduced', uuid: 'A', insect: insect('A', 1250, 2), was: 3, amount: 2 }],
    });
  });

  it('does not raise what the shopper lowered while the shop was answering', () => {
    const answer = check({ uuid: 'A', status: 'reduced', amount: 2, insect: insect('A', 1250, 2) });
    expect(reconcile([{ uuid: 'A', amount: 1, priceCents: 1250 }], answer).lines[0]?.amount).toBe(1);
  });

  it('shows the price of now, up or down', () => {
    const answer = check({ uuid: 'A', status: 'ok', amount: 1, insect: insect('A', 999, 1) });
    expect(reconcile([{ uuid: 'A', amount: 1, priceCents: 1250 }], answer)).toEqual({
      lines: [{ uuid: 'A', amount: 1, priceCents: 999 }],
      changes: [{ kind: 'price', uuid: 'A', insect: insect('A', 999, 1), wasCents: 1250, priceCents: 999 }],
    });
  });

  it('keeps a line that another tab added while the shop was answering', () => {
    const lines = [{ uuid: 'B', amount: 1, priceCents: 500 }];
    expect(reconcile(lines, check())).toEqual({ lines, changes: [] });
  });
});
