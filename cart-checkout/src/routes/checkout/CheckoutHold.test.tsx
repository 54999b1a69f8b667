/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBrowserHold, saveBrowserHold } from '@vitrine/shared/cart/browser-hold';
import { beginWith, ORDER, orderButton, pressOrder } from '../../testing/checkout.ts';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const MACHAON = insect();
const HOLDS = 'POST /api/checkout/holds';
const TOO_MUCH_KEPT = refused(409, 'too-much-kept', { body: { left: { lots: 0, pieces: 0, cents: null } } });

beforeEach(() => beginWith(MACHAON));

describe('lots that the shop did not put aside', () => {
  it('are not taken for the own ones when it refused them', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(HOLDS, TOO_MUCH_KEPT);
    openPage('/cart/checkout', shop);
    await waitFor(() => expect(shop.requests(HOLDS)).toHaveLength(1));
    await waitFor(() => expect(readBrowserHold()).toBeUndefined());
  });

  it('are not taken for the own ones when it was first away and then refused them', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answer(HOLDS, offline(), TOO_MUCH_KEPT);
    openPage('/cart/checkout', shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Reserve them again' }));
    await waitFor(() => expect(shop.requests(HOLDS)).toHaveLength(2));
    await waitFor(() => expect(readBrowserHold()).toBeUndefined());
  });

  it('stay the own ones when another tab got them while this one was refused', async () => {
    const shop = new FakeShop([MACHAON]);
    shop.answerWith(HOLDS, () => {
      saveBrowserHold('hold-of-the-other-tab');
      return TOO_MUCH_KEPT;
    });
    openPage('/cart/checkout', shop);
    await screen.findByText('This is more than can be reserved for you now');
    expect(readBrowserHold()).toBe('hold-of-the-other-tab');
  });

  it('are said to be free again after a long absence, and put aside as the shopper goes on', async () => {
    const shop = new FakeShop([MACHAON]);
    const held = { holdId: 'hold-2', expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() };
    saveBrowserHold('hold-1');
    shop.answer(HOLDS, refused(409, 'hold-over'), ok(held));
    openPage('/cart/checkout', shop);
    await screen.findByText(/Your time is over/);
    await userEvent.type(screen.getByLabelText(/^First name/), 'A');
    expect(await screen.findByText('Reserved for you for 14 more minutes.')).toBeTruthy();
    const [late, again] = shop.requests(HOLDS);
    expect(late?.body).toMatchObject({ holdId: 'hold-1' });
    // A name of its own: if this answer is lost, the next ask still finds the hold.
    expect(again?.body).toMatchObject({ holdId: expect.stringMatching(/^[\w-]{22,64}$/) });
  });
});

describe('lots that were put aside before the device went to sleep', () => {
  it('are said to be free again as soon as it wakes up too late', async () => {
    openPage('/cart/checkout', new FakeShop([MACHAON]));
    await screen.findByText(/^Reserved for you/);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText(/Your time is over/)).toBeTruthy();
    clock.mockRestore();
  });
});

describe('an order that is pressed while its lots are being put aside', () => {
  it('waits until they are: it is not refused what its own page is reserving', async () => {
    const shop = new FakeShop([MACHAON]);
    const { promise: holding, resolve: hold } = Promise.withResolvers<ReturnType<typeof ok>>();
    shop.answerWith(HOLDS, () => holding);
    openPage('/cart/checkout', shop);
    await pressOrder();
    await waitFor(async () => expect((await orderButton()).getAttribute('aria-busy')).toBe('true'));
    expect(shop.requests(ORDER)).toHaveLength(0);

    hold(ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + 14 * 60_000).toISOString() }));
    await waitFor(() => expect(shop.requests(ORDER)).toHaveLength(1));
  });
});
