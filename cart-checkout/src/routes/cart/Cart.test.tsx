/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Closing } from '@vitrine/shared/contract/frame';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { CART_KEY } from '@vitrine/shared/cart/cart-key';
import { expectedAfterPayment } from '@vitrine/shared/contract/orders/delivery';
import { formatExpected } from '@vitrine/shared/i18n/format-expected';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { frame, GOLIATH, PARCEL, insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();
const put = ({ uuid, priceCents }: typeof MACHAON, amount: number) =>
  addToBrowserCart({ uuid, amount, priceCents }, amount);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const CLOSED: Closing = {
  id: 1,
  reason: 'gesloten',
  mode: 'paused',
  startsAt: '',
  endsAt: '2026-08-17T10:00:00.000Z',
  shipsFrom: null,
  message: { en: '', nl: '', fr: '' },
  fair: null,
};

describe('the cart page', () => {
  it('shows each insect, what it costs, and the total with the cheapest shipping', async () => {
    put(MACHAON, 1);
    put(GOLIATH, 2);
    openPage('/cart', new FakeShop([MACHAON, GOLIATH]));
    expect(await screen.findByRole('heading', { name: /Papilio machaon/ })).toBeTruthy();
    expect(screen.getByText(/reserved for you for 15 minutes\.$/)).toBeTruthy();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(await summary.findByText('€109.45')).toBeTruthy();
  });

  it('says beside the prices what is true of the country that the parcel goes to', async () => {
    put(MACHAON, 1);
    openPage('/cart', new FakeShop([MACHAON]), { vatRegime: 'belgian' });
    const lines = within(await screen.findByRole('region', { name: 'Insects in your cart' }));
    expect(lines.getByText(/^VAT for Belgium/).textContent).toBe(
      'VAT for Belgium included, shipping excluded.',
    );
    expect(lines.getByRole('link', { name: 'shipping' }).getAttribute('href')).toBe('/shipping');
    expect(await screen.findByText('Total, VAT included')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/^Ship to/), 'GB');
    expect(lines.getByText(/^Without EU VAT/).textContent).toContain(
      'Up to £135 we sell only with British VAT included',
    );
    expect(screen.getByText('Total')).toBeTruthy();
    expect(screen.queryByText(/(^|, )VAT (for Belgium )?included/)).toBeNull();
  });

  it('does not say that VAT is included in a lot under the margin scheme', async () => {
    const lot = insect({ isMargin: true });
    put(lot, 1);
    openPage('/cart', new FakeShop([lot]), { vatRegime: 'belgian' });
    const lines = within(await screen.findByRole('region', { name: 'Insects in your cart' }));
    expect(lines.getByText(/^Margin scheme: VAT is not shown separately/)).toBeTruthy();
    expect(await screen.findByText('Total')).toBeTruthy();
    expect(document.body.textContent).not.toContain('VAT included');
  });

  it('knows the territory by the postal code that was typed', async () => {
    put(MACHAON, 1);
    const address = { country: 'FR', postalCode: '97110', street: '', city: '' };
    sessionStorage.setItem('VDM_CHECKOUT', JSON.stringify(address));
    openPage('/cart', new FakeShop([MACHAON]), { vatRegime: 'oss' });
    expect(await screen.findByText(/A local import tax may be due on arrival/)).toBeTruthy();
    expect(await screen.findByText('Total, no VAT charged')).toBeTruthy();
  });

  it('of an exempt shop never says that VAT is included', async () => {
    put(MACHAON, 1);
    openPage('/cart', new FakeShop([MACHAON]), { vatRegime: 'exempt' });
    expect(await screen.findByText('Total, no VAT charged')).toBeTruthy();
    expect(screen.getByText(/^No VAT charged \(small-business exemption\)/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('VAT included');
  });

  it('takes out what was sold meanwhile, and says which', async () => {
    put(MACHAON, 1);
    put(GOLIATH, 1);
    openPage('/cart', new FakeShop([{ ...MACHAON, stock: 0 }, GOLIATH]));
    const told = await screen.findByText(/is no longer available and has left/);
    expect(told.textContent).toContain('Papilio machaon');
    expect(readBrowserCart().lines.map(({ uuid }) => uuid)).toEqual([GOLIATH.uuid]);
  });

  it('lowers what is limited, and shows a price that changed', async () => {
    put({ ...GOLIATH, priceCents: 4000 }, 5);
    openPage('/cart', new FakeShop([GOLIATH]));
    expect(await screen.findByText(/only 3 are left/)).toBeTruthy();
    expect(screen.getByText(/now costs €45.00. It was €40.00/)).toBeTruthy();
    expect(readBrowserCart()).toMatchObject({ count: 3, totalCents: 13_500 });
  });

  it('has nothing to choose of a single piece but to take it out', async () => {
    put(MACHAON, 1);
    openPage('/nl/winkelwagen', new FakeShop([MACHAON]));
    expect(await screen.findAllByRole('button', { name: /machaon/i })).toHaveLength(1);
    expect(screen.queryByRole('group', { name: /machaon/i })).toBeNull();
  });

  it('refuses more than there is, in the shopper’s language', async () => {
    put(MACHAON, 2);
    const { notifications } = openPage('/nl/winkelwagen', new FakeShop([{ ...MACHAON, stock: 2 }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Eén Papilio machaon meer' }));
    expect(notifications).toEqual([
      { type: 'warning', title: 'Kan niet worden toegevoegd, je zou de voorraad overschrijden' },
    ]);
    expect(readBrowserCart().count).toBe(2);
  });

  it('says that an order holds no more of one, where the stock does', async () => {
    const many = { ...MACHAON, stock: 20_000 };
    put(many, 9_999);
    const { notifications } = openPage('/fr/panier', new FakeShop([many]));
    await userEvent.click(await screen.findByRole('button', { name: /de plus\s: Papilio machaon/ }));
    const [said] = notifications;
    expect(said?.title).toMatch(/^Ajout impossible.: une commande contient au plus 9.?999 exemplaires/);
    expect(readBrowserCart().count).toBe(9_999);
  });

  it('raises and lowers the amount', async () => {
    put(GOLIATH, 1);
    openPage('/cart', new FakeShop([GOLIATH]));
    await userEvent.click(await screen.findByRole('button', { name: 'One more of Goliathus goliatus' }));
    expect(readBrowserCart().count).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'One fewer of Goliathus goliatus' }));
    expect(readBrowserCart().count).toBe(1);
  });

  it('gives back what was taken out by mistake', async () => {
    put(GOLIATH, 2);
    openPage('/cart', new FakeShop([GOLIATH]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Goliathus goliatus' }));
    expect(readBrowserCart().count).toBe(0);
    const undo = screen.getByRole('button', { name: 'Put Goliathus goliatus back' });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    expect(readBrowserCart().count).toBe(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Goliathus goliatus' }));
  });

  it('puts it back where it stood, and the focus on it', async () => {
    put(GOLIATH, 2);
    put(MACHAON, 1);
    openPage('/cart', new FakeShop([MACHAON, GOLIATH]));
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await userEvent.click(await screen.findByRole('button', { name: 'One fewer of Goliathus goliatus' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Papilio machaon' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Goliathus goliatus' }));
    await userEvent.click(screen.getByRole('button', { name: 'Put Papilio machaon back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Put Goliathus goliatus back' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Goliathus goliatus' }));
    expect(names()).toEqual([
      expect.stringContaining('Goliathus goliatus'),
      expect.stringContaining('Papilio machaon'),
    ]);
    expect(readBrowserCart().lines.map(({ uuid, amount }) => [uuid, amount])).toEqual([
      [GOLIATH.uuid, 1],
      [MACHAON.uuid, 1],
    ]);
  });

  it('offers the newest insects when it is empty', async () => {
    openPage('/cart', new FakeShop([]));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Morpho didius/ })).toBeTruthy();
  });

  it('asks for them where the shopper came from another page, which brought none', async () => {
    const shop = new FakeShop([]);
    shop.answer('GET /api/frame', ok(frame()));
    openPage('/cart', shop, { latest: [] });
    expect(await screen.findByRole('link', { name: /Morpho didius/ })).toBeTruthy();
  });

  it('follows what another tab does', async () => {
    put(MACHAON, 1);
    openPage('/cart', new FakeShop([MACHAON]));
    await screen.findByRole('heading', { name: /Papilio machaon/ });
    localStorage.removeItem(CART_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
  });

  it('keeps the cart when the shop cannot be reached, and tries again', async () => {
    put(MACHAON, 1);
    const shop = new FakeShop([MACHAON]);
    shop.answer(
      'POST /api/cart/check',
      offline(),
      ok({ lines: [{ uuid: MACHAON.uuid, status: 'ok', amount: 1, insect: MACHAON }], totalCents: 1250 }),
    );
    openPage('/cart', shop);
    expect((await screen.findByRole('alert')).textContent).toContain('Your cart is kept: 1 insect, €12.50.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Papilio machaon/ })).toBeTruthy();
    expect(readBrowserCart().count).toBe(1);
  });

  it('goes on by itself when the connection is back', async () => {
    put(MACHAON, 1);
    const shop = new FakeShop([MACHAON]);
    const there = { uuid: MACHAON.uuid, status: 'ok', amount: 1, insect: MACHAON };
    shop.answer('POST /api/cart/check', offline(), ok({ lines: [there], totalCents: 1250 }));
    openPage('/cart', shop);
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: /Papilio machaon/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/webshop');
  });

  it.each([
    ['/cart', 'Empty the cart', 'Your cart is empty'],
    ['/nl/winkelwagen', 'Maak de winkelwagen leeg', 'Je winkelwagen is leeg'],
    ['/fr/panier', 'Vider le panier', 'Votre panier est vide'],
  ])('has a way out of a cart that the shop cannot read, at %s', async (path, button, title) => {
    put(MACHAON, 1);
    const shop = new FakeShop([MACHAON]);
    shop.answer('POST /api/cart/check', refused(400, 'validation'));
    openPage(path, shop);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(readBrowserCart().count).toBe(0);
  });

  it('keeps the focus on the button that lowers an amount, at the lowest one too', async () => {
    put(GOLIATH, 2);
    openPage('/cart', new FakeShop([GOLIATH]));
    const less = await screen.findByRole('button', { name: 'One fewer of Goliathus goliatus' });
    await userEvent.click(less);
    expect(document.activeElement).toBe(less);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(less);
    expect(readBrowserCart().count).toBe(1);
  });

  it('has the focus on what takes a line out once there is no amount to choose', async () => {
    const shop = new FakeShop([GOLIATH]);
    put(GOLIATH, 2);
    const line = { uuid: GOLIATH.uuid, status: 'ok', amount: 2, insect: { ...GOLIATH, stock: 1 } };
    shop.answer('POST /api/cart/check', ok({ lines: [line], totalCents: 9000 }));
    openPage('/cart', shop);
    const less = await screen.findByRole('button', { name: 'One fewer of Goliathus goliatus' });
    await userEvent.click(less);
    await waitFor(() => expect(less.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Goliathus goliatus' }));
  });

  it('shows no way to the checkout while the shop is paused', async () => {
    put(MACHAON, 1);
    openPage('/cart', new FakeShop([MACHAON]), { closing: CLOSED });
    expect(await screen.findByText('The shop takes no orders at the moment')).toBeTruthy();
    expect(screen.getByText(/kept in this browser until we are back, after 17 August 2026/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'To the checkout' })).toBeNull();
    expect(await screen.findByText('€6.95')).toBeTruthy();
    expect(screen.queryByText(/after your payment|if you pay today/)).toBeNull();
  });

  it.each([
    ['/cart', 'With you 2 to 4 working days after your payment.'],
    ['/nl/winkelwagen', 'Bij je 2 tot 4 werkdagen na je betaling.'],
    ['/fr/panier', 'Chez vous : 2 à 4 jours ouvrables après votre paiement.'],
  ])('names no day on %s while nobody knows when parcels leave again', async (path, said) => {
    put(MACHAON, 1);
    openPage(path, new FakeShop([MACHAON]), { closing: { ...CLOSED, mode: 'delayed' } });
    expect(
      (await screen.findByText(/payment|betaling|paiement/)).textContent?.replaceAll('\u00a0', ' '),
    ).toContain(said);
  });

  it('says on which days the cart comes to the country that this browser remembers', async () => {
    localStorage.setItem('VDM_COUNTRY', 'FR');
    put(MACHAON, 1);
    const shop = new FakeShop([MACHAON]);
    const days = () => formatExpected(expectedAfterPayment(PARCEL.days, new Date(), null), 'en');
    const before = days();
    openPage('/cart', shop);
    const said = (await screen.findByText(/With you on .*, if you pay today/)).textContent ?? '';
    // It may be midnight in Brussels meanwhile.
    expect([before, days()]).toContain(/With you on (.*), if you pay today/.exec(said)?.[1]);
    expect(screen.getByRole('combobox', { name: 'Ship to' })).toHaveProperty('value', 'FR');
    expect(shop.requests('GET /api/shipping').at(-1)?.query).toMatchObject({ country: 'FR' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ship to' }), 'Netherlands');
    expect(localStorage.getItem('VDM_COUNTRY')).toBe('NL');
  });

  it('shows the country that this browser remembers, also when the shop no longer ships there', async () => {
    localStorage.setItem('VDM_COUNTRY', 'NO');
    put(MACHAON, 1);
    const shop = new FakeShop([MACHAON]);
    shop.answer('GET /api/shipping', ok([]));
    openPage('/cart', shop);
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Ship to' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Norway');
  });

  it('does not ask the shop again for what it knows', async () => {
    put(GOLIATH, 1);
    const shop = new FakeShop([GOLIATH]);
    openPage('/cart', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'One more of Goliathus goliatus' }));
    await waitFor(() => expect(shop.requests('GET /api/shipping')).toHaveLength(2));
    expect(shop.requests('POST /api/cart/check')).toHaveLength(1);
  });
});
