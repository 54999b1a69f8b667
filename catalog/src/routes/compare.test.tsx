/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { readBrowserCountry } from '@vitrine/shared/cart/browser-destination';
import type { Comparison, Insect, LotDelivery } from '@vitrine/shared/contract/catalogue';
import type { Closing } from '@vitrine/shared/contract/frame';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, listing, PICTURE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { shopWith } from '../testing/shop-with.ts';

const UNDERSIDE = { ...PICTURE, hash: 'def456', widthMm: 120 };
const MALE = insect({ pictures: [{ ...PICTURE, widthMm: 120 }, UNDERSIDE] });
const FEMALE = insect({
  uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002',
  reference: 'BU-0002',
  quality: 'A2',
  priceCents: 2400,
  stock: 0,
  pictures: [{ ...PICTURE, widthMm: 90 }],
});

const CLOSING: Closing = {
  ...{ id: 1, reason: 'VERLOF', mode: 'delayed', startsAt: '', endsAt: '', fair: null, shipsFrom: null },
  message: { en: '', nl: '', fr: '' },
};
const FLOWING = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const),
  ...(['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame'] as const),
];

const shop = (lots: Insect[], missing: Comparison['missing'] = []) =>
  new FakeCatalogue().answer('/api/catalogue/compare', { lots, missing });
const open = (lots = [MALE, FEMALE], path = '/webshop/compare?lot=BU-0001&lot=BU-0002') =>
  openPage(path, shop(lots));
const cells = (name: string | RegExp) =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.cells ?? [])]
    .slice(1)
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

describe('lots beside each other', () => {
  it('are columns of a table, each with the way to its page', async () => {
    await open();
    const heads = screen.getAllByRole('columnheader').slice(1);
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Papilio machaonBU-0001',
      'Papilio machaonBU-0002',
    ]);
    const [first] = screen.getAllByRole('link', { name: 'Papilio machaon' });
    expect(first?.getAttribute('href')).toBe(insectPath(MALE, 'en'));
  });

  it('show both sides at one scale', async () => {
    await open();
    const widths = screen
      .getAllByRole('img')
      .map((image) => [image.getAttribute('alt'), image.getAttribute('width')]);
    expect(widths).toEqual([
      ['Papilio machaon, BU-0001: First view', '100.00%'],
      ['Papilio machaon, BU-0002: First view', '75.00%'],
      ['Papilio machaon, BU-0001: Second view', '100.00%'],
    ]);
    expect(cells(/Second view/)).toEqual(['20\u00a0mm', 'No second picture']);
  });

  it('say in words which facts differ, and how many', async () => {
    await open();
    expect(cells('Grade differs')).toEqual([expect.stringMatching(/^A1/), expect.stringMatching(/^A2/)]);
    expect(screen.getByRole('rowheader', { name: 'Locality' })).toBeTruthy();
    expect(screen.getByText(/^They differ in 1 fact of \d+\.$/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Only what differs' })).toBeTruthy();
  });

  it('lead to the cart from what is reserved for who compares', async () => {
    addToBrowserCart({ uuid: FEMALE.uuid, amount: 1, priceCents: 2400 }, 1);
    saveBrowserHold('hold-1');
    await open([MALE, { ...FEMALE, isHeld: true }]);
    expect(await screen.findByRole('link', { name: /^View cart/ })).toBeTruthy();
    expect(screen.queryByText('reserved for someone')).toBeNull();
  });

  it('say what is reserved for someone else, though it is in a cart that never came to the checkout', async () => {
    addToBrowserCart({ uuid: FEMALE.uuid, amount: 1, priceCents: 2400 }, 1);
    await open([MALE, { ...FEMALE, isHeld: true }]);
    expect(screen.getByText('reserved for someone')).toBeTruthy();
  });

  it('can be ordered from there, but for what is sold out', async () => {
    await open();
    expect(cells('Price differs')).toEqual([
      expect.stringContaining('12.50'),
      expect.stringMatching(/24\.00.*sold out/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Add to cart/ }));
    expect(localStorage.getItem('VDM_CART')).not.toBeNull();
  });

  describe('say when they are there', () => {
    const BELGIUM = { countries: ['BE'], priceCents: 695, days: { min: 1, max: 2 } };
    const DUTCH = { countries: ['NL'], priceCents: 1195, days: { min: 2, max: 4 } };
    const OTHER = { ...FEMALE, stock: 1 };
    const openWith = (deliveries: LotDelivery[], lots = [MALE, OTHER], closing: Closing | null = null) =>
      openPage(
        '/webshop/compare?lot=BU-0001&lot=BU-0002',
        new FakeCatalogue().answer('/api/catalogue/compare', { lots, missing: [], deliveries }),
        { closing },
      );
    const everywhere = { shipping: [BELGIUM, DUTCH] };
    const inBelgium: LotDelivery = {
      shipping: [BELGIUM],
      notShipped: [{ countries: ['NL'], why: 'permit', answer: 'no' }],
    };

    // Only the day: what waits in a page goes on by real timers.
    beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z'), doNotFake: FLOWING }));
    afterEach(() => void jest.useRealTimers());

    it('the same days as their own pages, and what that costs', async () => {
      await openWith([everywhere, everywhere]);
      const said = /^Wednesday\s25 – Friday\s27\sNovemberif you pay todayBelgium: shipping €6\.95$/;
      expect(cells(/^Delivery/)).toEqual([expect.stringMatching(said), expect.stringMatching(said)]);
      expect(screen.queryByRole('rowheader', { name: /^Delivery differs/ })).toBeNull();
    });

    it('in the country that is chosen, and that one of them does not go there', async () => {
      await openWith([everywhere, inBelgium]);
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ship to' }), 'NL');
      expect(cells(/^Delivery differs/)).toEqual([
        expect.stringMatching(/^Thursday\s26\sNovember – Tuesday\s1\sDecember.*Netherlands/),
        'Netherlands: cannot be shippedWhy, on its page',
      ]);
      const why = screen.getByRole('link', { name: 'Why, on its page' });
      expect(why.getAttribute('href')).toBe(insectPath(OTHER, 'en'));
      expect(readBrowserCountry()).toBe('NL');
    });

    it('and what does not go to every part of it, or goes with papers, or not at all', async () => {
      const exceptions = [{ country: 'BE', goes: false, parts: ['BE-VLG'] }];
      const guarded = { ...OTHER, citesAnnex: 'B' as const, documentKind: 'import-permit' as const };
      await openWith([{ ...everywhere, exceptions }, everywhere], [MALE, guarded]);
      const [first, second] = cells(/^Delivery differs/);
      expect(first).toMatch(/Not to every part of it$/);
      expect(second).toMatch(/annex B/i);
      expect(second).not.toContain('every part');
    });

    it('is not hidden while everything else that is alike is', async () => {
      await openWith([everywhere, everywhere]);
      const row = screen.getByRole('rowheader', { name: /^Delivery/ }).closest('tr');
      expect(row?.dataset['differs']).toBeUndefined();
    });

    it('but not of what is sold, nor while the shop takes no orders', async () => {
      const { unmount } = await openWith([everywhere, everywhere], [MALE, FEMALE]);
      expect(cells(/^Delivery/)[1]).toBe('');
      unmount();
      const paused = { ...CLOSING, mode: 'paused' as const };
      await openWith([everywhere, everywhere], undefined, paused);
      expect(cells(/^Delivery/)[0]).toBe('Belgium: shipping €6.95');
    });

    it('as far as the shop tells it', async () => {
      await open();
      expect(screen.queryByRole('rowheader', { name: /^Delivery/ })).toBeNull();
    });
  });

  it('leave one by one, and another is laid beside them by its reference', async () => {
    const { router } = await open();
    await userEvent.type(screen.getByLabelText('Another lot, by its reference'), 'BE-0100');
    await userEvent.click(screen.getByRole('button', { name: 'Add to the comparison' }));
    expect(router.state.location.search).toBe('?lot=BU-0001&lot=BU-0002&lot=BE-0100');
    await userEvent.click(screen.getByRole('link', { name: 'Remove BU-0001' }));
    expect(router.state.location.search).toBe('?lot=BU-0002');
  });

  it('keep their place in each language, and out of search engines', async () => {
    const { head } = await open(undefined, '/fr/webshop/comparer?lot=BU-0001&lot=BU-0002');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Comparer');
    expect(head()).toMatchObject({
      isIndexed: false,
      title: expect.stringContaining('Comparer: BU-0001, BU-0002'),
      alternates: { nl: '/nl/webshop/vergelijken?lot=BU-0001&lot=BU-0002' },
    });
  });
});

describe('an address that names', () => {
  it('what is gone or never was says which, beside what there is', async () => {
    const missing = [
      { asked: 'BU-0003', why: 'gone' as const },
      { asked: 'NEVER', why: 'unknown' as const },
    ];
    await openPage('/webshop/compare?lot=BU-0001&lot=BU-0003&lot=NEVER', shop([MALE], missing));
    expect(screen.getByText('BU-0003 was taken out of the shop.')).toBeTruthy();
    expect(screen.getByText('There is no lot NEVER in the shop.')).toBeTruthy();
    expect(screen.getByText('One lot alone tells little: name another.')).toBeTruthy();
    expect(screen.queryByText(/differ/)).toBeNull();
  });

  it('more than four shows the first four, and says so', async () => {
    const catalogue = shop([MALE, FEMALE]);
    await openPage('/webshop/compare?lot=A&lot=B&lot=C&lot=D&lot=E', catalogue);
    expect(catalogue.asked.at(-1)?.query).toEqual({ lot: ['A', 'B', 'C', 'D'] });
    expect(screen.getByText(/the first four are shown/)).toBeTruthy();
  });

  it('nothing asks for lots', async () => {
    const catalogue = shop([]);
    const { status } = await openPage('/webshop/compare', catalogue);
    expect([status, catalogue.asked]).toEqual([200, []]);
    expect(screen.getByRole('button', { name: 'Compare' })).toBeTruthy();
  });
});

describe('the ways to a comparison', () => {
  it('lead from a lot to it beside others of its species', async () => {
    await openPage(insectPath(MALE, 'en'), shopWith({}, { sameSpecies: [FEMALE] }));
    const link = screen.getByRole('link', { name: 'Compare with the others for sale' });
    expect(link.getAttribute('href')).toBe('/webshop/compare?lot=BU-0001&lot=BU-0002');
  });

  it('are not there where it is the only one', async () => {
    await openPage(insectPath(MALE, 'en'), shopWith({}));
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
  });

  it('lead from what is chosen in a list, four at most', async () => {
    const items = [1, 2, 3, 4, 5].map((at) =>
      insect({
        uuid: insect().uuid.replace(/1$/, String(at)),
        reference: `BU-000${at}`,
        name: `Papilio ${at}`,
      }),
    );
    const { router } = await openPage(
      '/webshop/butterflies',
      new FakeCatalogue().answer('/api/catalogue/listing', listing({ items })),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose lots to compare' }));
    const toggle = (at: number) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^Compare ?: Papilio ${at}$`) });
    for (const at of [1, 2, 4, 5]) await userEvent.click(toggle(at));
    await waitFor(() => expect(toggle(3).disabled).toBe(true));
    expect(screen.getByRole('button', { name: 'Compare these' }).dataset['chosen']).toBe('4');
    await userEvent.click(toggle(1));
    await waitFor(() => expect(toggle(3).disabled).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Compare these' }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/webshop/compare?lot=BU-0002&lot=BU-0004&lot=BU-0005',
    );
  });
});
