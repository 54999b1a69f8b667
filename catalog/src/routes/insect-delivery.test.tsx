/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Closing } from '@vitrine/shared/contract/frame';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { insect } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { shopWith } from '../testing/shop-with.ts';

const PATH = insectPath(insect(), 'en');
const BELGIUM = {
  countries: ['BE'],
  priceCents: 695,
  days: { min: 1, max: 2 },
  freeFromCents: 10_000,
};
const DUTCH = { countries: ['NL'], priceCents: 1195, days: { min: 2, max: 4 }, freeFromCents: 20_000 };
const EXPRESS = { ...BELGIUM, priceCents: 1895, days: { min: 0, max: 1 } };
const NO_PERMIT = [{ countries: ['CH', 'GB'], why: 'permit' }];

const delivery = () => within(screen.getByRole('region', { name: 'Delivery' }));
const said = () =>
  delivery()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const choose = (country: string) =>
  userEvent.selectOptions(delivery().getByRole('combobox', { name: 'Ship to' }), country);

function openLot(changes: Parameters<typeof shopWith>[0] = {}, closing: Closing | null = null) {
  const ways = { shipping: [EXPRESS, BELGIUM, DUTCH], notShipped: changes.citesAnnex ? NO_PERMIT : [] };
  return openPage(PATH, shopWith(changes, ways), { closing });
}

/** The shop ships later. */
const away = (shipsFrom: string | null): Closing => ({
  ...{ id: 1, reason: 'VERLOF', mode: 'delayed', startsAt: '', endsAt: '', fair: null, shipsFrom },
  message: { en: '', nl: '', fr: '' },
});

// Only the day: what waits in a page goes on by real timers.
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), doNotFake: FLOWING });
});
afterEach(() => void jest.useRealTimers());

const FLOWING = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame'] as const),
];

describe('before the cart a shopper reads', () => {
  it('that it comes to the shop’s own country, for how much, and on which days', async () => {
    await openLot();
    expect(said()).toEqual([
      'Belgium: ships to you.',
      'Shipping €6.95. Free from €100.00.',
      'Wednesday\u00a025 – Friday\u00a027\u00a0November, if you pay today.',
    ]);
  });

  it('to which part of a country it goes though the country may not have it, as the checkout will say', async () => {
    const exceptions = [
      { country: 'GB', goes: true, parts: ['GB-NIR'] },
      { country: 'NL', goes: false, parts: ['MC', 'FR-RE'] },
    ];
    const ways = { shipping: [BELGIUM, DUTCH], notShipped: NO_PERMIT, exceptions };
    await openPage(PATH, shopWith({ citesAnnex: 'B' }, ways), { closing: null });
    expect(said()).toHaveLength(3);
    await choose('United Kingdom');
    expect(said()[1]).toBe('Northern Ireland: yes, it ships there.');
    await choose('Netherlands');
    expect(said().at(-1)).toBe('Not to Monaco and Réunion. Ask us if you need it there.');
  });

  it('the same of another country, which the browser then remembers', async () => {
    const { unmount } = await openLot();
    await choose('Netherlands');
    const dutch = [
      'Netherlands: ships to you.',
      'Shipping €11.95. Free from €200.00.',
      'Thursday\u00a026\u00a0November – Tuesday\u00a01\u00a0December, if you pay today.',
    ];
    expect(said()).toEqual(dutch);
    unmount();
    await openLot();
    expect(said()).toEqual(dutch);
    expect(delivery().getByRole('combobox')).toHaveProperty('value', 'NL');
  });

  it('that a protected one comes with its papers, and where it cannot go', async () => {
    await openLot({ citesAnnex: 'B', documentKind: 'import-permit' });
    expect(said()[0]).toBe('Belgium: ships to you, with its CITES papers (annex B).');
    await choose('Switzerland');
    expect(said()).toEqual([
      expect.stringMatching(/^Switzerland: cannot be shipped. It is protected \(CITES, annex B\)/),
    ]);
  });

  it('no word of papers where nobody noted one', async () => {
    await openLot({ citesAnnex: 'B' });
    expect(said()[0]).toBe('Belgium: ships to you.');
  });

  it('that no parcel goes to a country that the shop has left', async () => {
    localStorage.setItem('VDM_COUNTRY', 'US');
    await openLot();
    expect(said()).toEqual([expect.stringContaining('United States: we have no way to ship this one')]);
  });

  it('the days from which parcels leave again, or none while nobody knows', async () => {
    const { unmount } = await openLot({}, away('2026-12-07'));
    expect(said()[2]).toBe('Tuesday\u00a08 – Thursday\u00a010\u00a0December, if you pay today.');
    unmount();
    await openLot({}, away(null));
    expect(said()[2]).toBe('2 to 4 working days after your payment.');
  });

  it('no days while the shop takes no orders', async () => {
    await openLot({}, { ...away(null), mode: 'paused' });
    expect(said()).toEqual(['Belgium: ships to you.', 'Shipping €6.95. Free from €100.00.']);
  });

  it('nothing of it for what is sold', async () => {
    await openLot({ stock: 0 });
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
  });
});

describe('where the law keeps a lot, a shopper reads', () => {
  const openIn = (answer: string) => {
    const laws = ['BNatSchG, BArtSchV'];
    const notShipped = [{ countries: ['DE'], why: 'permit', answer, laws, rules: [], papers: [] }];
    const ways = { shipping: [BELGIUM], notShipped };
    return openPage(PATH, shopWith({}, ways));
  };

  it('which law it is, and finds it in the list of laws', async () => {
    await openIn('no');
    await choose('Germany');
    expect(said()).toEqual(['Germany: cannot be shipped. The law there protects it (BNatSchG, BArtSchV).']);
    const law = delivery().getByRole('link', { name: 'BNatSchG, BArtSchV' });
    expect(law.getAttribute('href')).toBe('/shipping#protected');
  });

  it('that nobody has confirmed it, and asks about this very lot', async () => {
    await openIn('ask');
    await choose('Germany');
    expect(said()[0]).toMatch(/^Germany: we do not know yet whether it may go there/);
    const ask = delivery().getByRole('link', { name: 'Ask us about it' });
    expect(ask.getAttribute('href')).toBe(`/contact?about=${insect().reference}`);
  });
});
