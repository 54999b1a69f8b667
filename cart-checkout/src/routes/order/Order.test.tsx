/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { ANN, GOLIATH, insect, order } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';
import { READ, openOrder } from './testing/open-order.ts';

beforeEach(() => localStorage.clear());

describe('the page of a guest’s order', () => {
  it('says in words how far the order is, what was bought, and where it goes', async () => {
    const shop = new FakeShop([]);
    const paid = { paymentState: 'paid', orderState: 'confirmed', fulfilmentState: 'preparing' } as const;
    shop.answer(READ, ok(order({ ...paid, canPay: false })));
    openPage('/nl/bestelling/VDM-2026-000001?key=secret', shop);
    expect(await screen.findByRole('heading', { name: 'Bestelling VDM-2026-000001' })).toBeTruthy();
    expect(screen.getByText('wordt klaargemaakt')).toBeTruthy();
    expect(screen.getByText('€ 31,95')).toBeTruthy();
    expect(screen.getByText(/Veldstraat 12/)).toBeTruthy();
    expect(shop.requests(READ)[0]?.query).toEqual({ key: 'secret' });
  });

  it('shows each insect that was bought, and a place for one without a picture', async () => {
    const [line] = order().lines;
    if (!line) throw new Error('the order has no line');
    const picture = {
      ...{ hash: 'a1b2', width: 1600, height: 1600, widths: [320], colour: '#fff' },
      ...{ widthMm: null, hasScaleBar: false },
    };
    openOrder({
      lines: [
        { ...line, picture },
        { ...line, uuid: 'B', picture: null },
      ],
    });
    await screen.findByRole('heading', { level: 1 });
    const shown = screen.getAllByRole('presentation').filter(({ tagName }) => tagName === 'IMG');
    expect(shown.map((image) => image.getAttribute('src'))).toEqual([expect.stringContaining('a1b2')]);
  });

  it('asks for the picture that is to be made, and for none that never comes', async () => {
    const [line] = order().lines;
    if (!line) throw new Error('the order has no line');
    const { family } = GOLIATH;
    openOrder({
      lines: [
        { ...line, picture: null, family },
        { ...line, uuid: 'B', picture: null, family, isPictureAwaited: false },
        { ...line, uuid: 'C', picture: null, family: null },
      ],
    });
    await screen.findByRole('heading', { level: 1 });
    const asked = [...document.querySelectorAll('li img')].map((image) => image.getAttribute('srcset'));
    expect(asked).toEqual([expect.stringContaining(`/pictures/of/${line.uuid.toLowerCase()}/0`)]);
  });

  it('says at a line what its page named as not perfect, in the reader’s language, and nothing at another', async () => {
    const [line] = order().lines;
    if (!line) throw new Error('the order has no line');
    const shop = new FakeShop([]);
    const flaws = [
      {
        name: { en: 'Tear in a wing', nl: 'Scheur in een vleugel', fr: 'Déchirure à une aile' },
        text: { en: '4 mm', nl: '4 mm, links', fr: '4 mm, à gauche' },
      },
      { name: { en: 'Leg missing', nl: 'Poot ontbreekt', fr: 'Patte manquante' } },
    ];
    const lines = [
      { ...line, flaws },
      { ...line, uuid: 'B', name: 'Morpho didius' },
    ];
    shop.answer(READ, ok(order({ lines })));
    openPage('/nl/bestelling/VDM-2026-000001?key=secret', shop);
    expect(
      await screen.findByText('Niet gaaf: Scheur in een vleugel (4 mm, links); Poot ontbreekt'),
    ).toBeTruthy();
    expect(screen.getAllByText(/Niet gaaf/)).toHaveLength(1);
  });

  it('says at a line what its papers are, and leads to where it is from once it is sold', async () => {
    const [line] = order().lines;
    if (!line) throw new Error('the order has no line');
    const shop = new FakeShop([]);
    const documents = [
      {
        ...{ kind: 'import-permit', number: 'BE-2026-0047', date: '2026-02-02' },
        ...{ authority: 'CITES Belgium', country: 'BE' },
      },
    ];
    const provenance = '/api/orders/VDM-2026-000001/provenance/A.pdf';
    const lines = [
      { ...line, annex: 'B', sourceCode: 'C', documents, provenance },
      { ...line, uuid: 'B', name: 'Morpho didius' },
    ];
    shop.answer(READ, ok(order({ lines })));
    openPage('/nl/bestelling/VDM-2026-000001?key=secret', shop);
    for (const said of [
      'CITES-bijlage B',
      'gekweekt (C)',
      'invoervergunning BE-2026-0047, 2 februari 2026, CITES Belgium (België)',
    ])
      expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getAllByText(/CITES-bijlage/)).toHaveLength(1);
    const link = screen.getByRole('link', { name: /^Herkomst van/ });
    expect(link.getAttribute('href')).toBe(`${provenance}?key=secret`);
  });

  it('leads to an insect that the shop still shows, and not to one that is gone', async () => {
    const [line] = order().lines;
    if (!line) throw new Error('the order has no line');
    const shop = new FakeShop([]);
    const { family } = insect();
    const lines = [
      { ...line, family },
      { ...line, uuid: 'B', name: 'Morpho didius', family: null },
    ];
    shop.answer(READ, ok(order({ lines })));
    openPage('/nl/bestelling/VDM-2026-000001?key=secret', shop);
    const link = await screen.findByRole('link', { name: 'Papilio machaon' });
    expect(link.getAttribute('href')).toBe(insectPath({ ...line, family }, 'nl'));
    expect(screen.getByText('Morpho didius').closest('a')).toBeNull();
  });

  it('does not say of a present that passes customs that no price goes with it', async () => {
    openOrder({ gift: { note: 'For you' }, address: { ...order().address, country: 'CH' } });
    expect(await screen.findByText(/its customs papers say what each insect is worth/)).toBeTruthy();
    expect(screen.queryByText('A gift: there is no price in the parcel.')).toBeNull();
  });

  it('offers to pay what is not paid', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, ok(order()));
    openPage('/order/VDM-2026-000001?key=secret', shop);
    expect(await screen.findByRole('button', { name: 'Go on to the payment' })).toBeTruthy();
  });

  it('shows nothing for a wrong key', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, { ok: false, failure: { kind: 'not-found' } });
    const { router } = openPage('/order/VDM-2026-000001?key=guess', shop);
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]));
  });
});

describe('what became of an order', () => {
  it('leads to each parcel’s own page, where its carrier has one', async () => {
    const shippedAt = '2026-03-03T10:00:00.000Z';
    const parcel = { carrier: 'bpost', trackingNumber: '3232', trackingUrl: 'https://track.example/3232' };
    openOrder({
      shipments: [
        { ...parcel, shippedAt },
        { carrier: 'DHL', trackingNumber: '99', trackingUrl: null, shippedAt },
      ],
    });
    const link = await screen.findByRole('link', { name: 'Follow parcel 3232' });
    expect(link.getAttribute('href')).toBe('https://track.example/3232');
    expect(screen.getByText('Sent with DHL on 3 March 2026')).toBeTruthy();
    expect(screen.getByText('Number 99')).toBeTruthy();
  });

  it('says that it was taken along at the stand, and no address that nothing was sent to', async () => {
    const name = { en: 'Taken along at our stand', nl: '', fr: '' };
    const address = { ...order().address, street: 'Nowhere Street' };
    openOrder({ isTakenAlong: true, address, shipping: { code: '', name, priceCents: 0 } });
    expect((await screen.findAllByText('Taken along at our stand')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Nowhere Street/)).toBeNull();
  });

  it('says which order shares its parcel, and leads there by the key that came with it', async () => {
    openOrder({ joinedWith: { reference: 'VDM-2026-000002', key: 'other' } });
    const link = await screen.findByRole('link', { name: 'VDM-2026-000002' });
    expect(link.getAttribute('href')).toMatch(/VDM-2026-000002\?key=other$/);
    expect(screen.getByText(/travels in one parcel with/)).toBeTruthy();
  });

  it('only names that one where nothing proves that both are theirs', async () => {
    openOrder({ joinedWith: { reference: 'VDM-2026-000002' } });
    expect(await screen.findByText('VDM-2026-000002')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'VDM-2026-000002' })).toBeNull();
  });

  it('holds invoices and credit notes, and what goes back', async () => {
    const path = '/api/orders/VDM-2026-000001/invoice.pdf';
    const issuedAt = '2026-03-01T11:00:00.000Z';
    openOrder({
      invoices: [{ number: '2026-00001', kind: 'invoice', issuedAt, totalCents: 3195, path }],
      refunds: [{ amountCents: 1250, reason: 'withdrawn', state: 'asked', at: issuedAt }],
    });
    const invoice = await screen.findByRole('link', { name: 'Invoice 2026-00001 (PDF)' });
    expect(invoice.getAttribute('href')).toBe(`${path}?key=secret`);
    const refunds = within(screen.getByRole('region', { name: 'Refunds' }));
    expect(refunds.getByText('You withdrew from the contract: on its way')).toBeTruthy();
    expect(refunds.getByText('€12.50')).toBeTruthy();
  });

  it('does not call an order cancelled of which something was taken out', async () => {
    const at = '2026-03-01T11:00:00.000Z';
    openOrder({
      orderState: 'confirmed',
      refunds: [{ amountCents: 1250, reason: 'cancelled', state: 'done', at }],
    });
    const refunds = within(await screen.findByRole('region', { name: 'Refunds' }));
    expect(refunds.getByText(/^Taken out of your order:/)).toBeTruthy();
  });

  it('can be withdrawn from while that is open, in the words of the law', async () => {
    openOrder({ withdrawal: { isOpen: true, until: '2026-03-20T22:59:59.000Z' } });
    const link = await screen.findByRole('link', { name: 'Withdraw from contract here' });
    expect(link.getAttribute('href')).toBe('/withdraw?reference=VDM-2026-000001&key=secret');
    expect(screen.getByText(/up to and including 20 March 2026/)).toBeTruthy();
  });

  it('can be withdrawn from late too, and says that its time is over by what the shop knows', async () => {
    openOrder({ withdrawal: { isOpen: false, isLate: true, until: '2026-03-20T22:59:59.000Z' } });
    expect(await screen.findByText(/the 14 days ended on 20 March 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw from contract here' })).toBeTruthy();
  });

  it('offers no withdrawal when it was cancelled', async () => {
    openOrder({ withdrawal: { isOpen: false, isLate: false, until: null } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull();
  });
});

describe('when an order comes', () => {
  const expected = { from: '2026-03-04', to: '2026-03-06' };
  const shipping = { ...order().shipping, days: { min: 2, max: 4 } };
  const region = () => within(screen.getByRole('region', { name: 'Expected' }));

  it('is said in days once that is known', async () => {
    openOrder({ expected, shipping });
    await screen.findByRole('heading', { level: 1 });
    expect(region().getByText('Wednesday 4 – Friday 6 March')).toBeTruthy();
  });

  it('is said from the payment on while that is waited for', async () => {
    openOrder({ paymentState: 'pending', shipping });
    await screen.findByRole('heading', { level: 1 });
    expect(region().getByText('2 to 4 working days after your payment')).toBeTruthy();
  });

  it('is not said of one that lapsed', async () => {
    openOrder({ paymentState: 'expired', orderState: 'cancelled', shipping });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Expected' })).toBeNull();
  });
});

describe('the page of one’s own order', () => {
  it('needs no key when its shopper is logged in', async () => {
    const shop = new FakeShop([]);
    shop.answer(READ, ok(order()));
    openPage('/order/VDM-2026-000001', shop, {}, ANN);
    expect(await screen.findByRole('heading', { name: 'Order VDM-2026-000001' })).toBeTruthy();
    expect(shop.requests(READ)[0]?.query).toBeUndefined();
  });

  it('asks for a login when nobody is', async () => {
    const { router } = openPage('/order/VDM-2026-000001', new FakeShop([]));
    await waitFor(() => expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 401 }]));
  });
});
