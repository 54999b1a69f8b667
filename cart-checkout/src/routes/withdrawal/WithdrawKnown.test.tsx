/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '../../testing/fake-shop.ts';
import { ANN, order } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';
import {
  FIND,
  SEND,
  WHO,
  ORDER,
  RECEIPT,
  openShop,
  confirmButton,
  findReceipt,
} from './testing/withdrawal.ts';

beforeEach(() => window.sessionStorage.clear());

describe('who comes from an order, or from its mail', () => {
  const READ = `GET /api/orders/${WHO.reference}`;
  const typed = () =>
    [/^Name/, /^Order/, /^E-mail/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it('need type nothing that the shop knows', async () => {
    const shop = openShop();
    shop.answer(READ, ok(order()));
    openPage(`/withdraw?reference=${WHO.reference}&key=secret`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()).toEqual([WHO.name, WHO.reference, WHO.email]);
    expect(shop.requests(READ)[0]?.query).toEqual({ key: 'secret' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose the insects' }));
    await confirmButton();
    expect(shop.requests(FIND)[0]?.body).toEqual(WHO);
  });

  it('of a gift is who pays', async () => {
    const shop = openShop();
    const invoiceAddress = { ...order().address, firstname: 'Grace', lastname: 'Hopper' };
    shop.answer(READ, ok(order({ invoiceAddress })));
    openPage(`/withdraw?reference=${WHO.reference}&key=secret`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()[0]).toBe('Grace Hopper');
  });

  it('by a wrong key gets the form as anyone does', async () => {
    const shop = openShop();
    shop.answer(READ, { ok: false, failure: { kind: 'not-found' } });
    openPage(`/withdraw?reference=${WHO.reference}&key=guess`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()).toEqual(['', WHO.reference, '']);
  });

  it('without a key or a login asks the shop nothing', async () => {
    const shop = openShop();
    openPage(`/withdraw?reference=${WHO.reference}`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()).toEqual(['', WHO.reference, '']);
    expect(shop.requests(READ)).toEqual([]);
  });
});

describe('who is logged in', () => {
  it('need not type a name or an address', async () => {
    const shop = openShop();
    const account = { lastname: 'Peeters', email: WHO.email, newEmail: null, company: '', phone: '' };
    const more = { newsletter: 'none', createdAt: ORDER.placedAt };
    shop.answer('GET /api/account', ok({ ...ANN, ...account, ...more }));
    openPage('/withdraw', shop, {}, ANN);
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    expect([name.value, screen.getByLabelText<HTMLInputElement>(/^E-mail/).value]).toEqual([
      'Ann Peeters',
      WHO.email,
    ]);
  });
});

describe('who sent the form before a script ran', () => {
  const DRAFT = { typed: { ...WHO, step: 'what' }, message: '', fields: {} };

  function openDraft(draft: object) {
    const shop = openShop();
    shop.answer('GET /api/withdrawals/drafts/token', ok({ ...DRAFT, ...draft }));
    openPage('/withdraw?again=token', shop);
    return shop;
  }

  it('finds what was typed, and what is wrong with it', async () => {
    openDraft({ typed: { ...WHO, email: 'ann@' }, message: 'Look.', fields: { email: 'Not complete.' } });
    const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail/);
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['ann@', 'true']);
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', WHO.name);
  });

  it('reads why no order was found', async () => {
    openDraft({ typed: WHO, message: 'We find no such order.' });
    expect((await screen.findByRole('alert')).textContent).toContain('We find no such order.');
  });

  it('goes on with the lines that were ticked, and the day that was typed', async () => {
    const typed = { ...DRAFT.typed, cameOn: '2027-01-01', 'line-B': 'on', 'amount-B': '2' };
    const late = { typed, fields: { cameOn: 'Still to come.' }, order: { ...ORDER, isSent: true } };
    const shop = openDraft(late);
    expect(await screen.findByLabelText(/^When did the last/)).toHaveProperty('value', '2027-01-01');
    expect(screen.getByRole('checkbox', { name: /Papilio machaon/ })).toHaveProperty('checked', false);
    await userEvent.click(await confirmButton());
    await screen.findByText(/Received on/);
    expect(shop.requests(SEND)[0]?.body).toMatchObject({ lines: [{ uuid: 'B', amount: 2 }] });
  });

  it('reads the acknowledgement', async () => {
    openDraft({ typed: WHO, receipt: RECEIPT });
    const receipt = within(await findReceipt());
    expect(receipt.getByText(/Received on 10 March 2026 at 14:04/).textContent).toContain(WHO.email);
  });
});
