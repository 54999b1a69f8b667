/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offline, ok, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';
import {
  QUOTE,
  SEND,
  ORDER,
  RECEIPT,
  openShop,
  findOrder,
  confirmButton,
  findReceipt,
} from './testing/withdrawal.ts';

beforeEach(() => window.sessionStorage.clear());

describe('a shopper who goes on from there', () => {
  it('begins another withdrawal by the shop’s own link', async () => {
    const { router } = openPage('/withdraw', openShop());
    await findOrder();
    await userEvent.click(await confirmButton());
    await findReceipt();
    await act(() => router.navigate('/withdraw'));
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', '');
    expect(screen.queryByText(/Received on/)).toBeNull();
  });

  it('still reads the acknowledgement after going to the main part of the page', async () => {
    const { router } = openPage('/withdraw', openShop());
    await findOrder();
    await userEvent.click(await confirmButton());
    await findReceipt();
    await act(() => router.navigate('/withdraw#main'));
    expect(screen.getByText(/Received on/)).toBeTruthy();
  });

  it('finds what was typed in another language too', async () => {
    const { router } = openPage('/withdraw?reference=VDM-2026-000007', openShop());
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Ann Peeters');
    await act(() => router.navigate('/nl/herroepen?reference=VDM-2026-000007'));
    expect(await screen.findByLabelText(/^Naam/)).toHaveProperty('value', 'Ann Peeters');
  });
});

describe('a withdrawal that meets a fault', () => {
  it('is sent once by a double click', async () => {
    const shop = openShop();
    openPage('/withdraw', shop);
    await findOrder();
    const button = await confirmButton();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText(/Received on/);
    expect(shop.requests(SEND)).toHaveLength(1);
  });

  it('is not left before it is answered', async () => {
    const shop = openShop();
    shop.answerWith(SEND, () => new Promise(() => {}));
    openPage('/withdraw', shop);
    await findOrder();
    const back = await screen.findByRole('button', { name: 'Another order' });
    expect(back).toHaveProperty('disabled', false);
    await userEvent.click(await confirmButton());
    expect(back).toHaveProperty('disabled', true);
  });

  it('is sent again as it was, under the same key, when the answer was lost', async () => {
    const shop = openShop(ok({ ...ORDER, isSent: true }));
    shop.answer(SEND, offline(), ok(RECEIPT));
    openPage('/withdraw', shop);
    await findOrder();
    await userEvent.type(await screen.findByLabelText(/^When did the last/), '2026-03-12');
    await userEvent.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).toContain('never counts twice');
    expect(screen.getByRole('group', { name: 'Insects of this order' })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText(/^When did the last/)).toHaveProperty('readOnly', true);
    await userEvent.click(await confirmButton());
    await screen.findByText(/Received on/);
    const [first, second] = shop.requests(SEND);
    expect(second?.headers).toEqual(first?.headers);
    expect(second?.body).toEqual(first?.body);
  });

  it('is still possible when the amount cannot be shown', async () => {
    const shop = openShop();
    shop.answer(QUOTE, offline());
    openPage('/withdraw', shop);
    await findOrder();
    expect(await screen.findByText(/You can withdraw all the same/)).toBeTruthy();
    await userEvent.click(await confirmButton());
    expect(await screen.findByText(/Received on/)).toBeTruthy();
  });

  it('reads why the shop refused it, and may choose again', async () => {
    const shop = openShop();
    shop.answer(
      SEND,
      refused(400, 'invalid', { fields: { lines: 'Choose at least one insect.' } }),
      ok(RECEIPT),
    );
    openPage('/withdraw', shop);
    await findOrder();
    await userEvent.click(await confirmButton());
    const summary = await screen.findByRole('alert', { name: 'Please look at this again' });
    await userEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Papilio machaon/ }));
  });
});
