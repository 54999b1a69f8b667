/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { offline } from '../../testing/fake-shop.ts';
import { GOLIATH, insect, order } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';
import { PAGE, openOrder, lineOf } from './testing/open-order.ts';

beforeEach(() => localStorage.clear());

describe('ordering the same again', () => {
  const lines = [
    { ...order().lines[0], uuid: GOLIATH.uuid, name: GOLIATH.name, amount: 5 },
    { ...order().lines[0], uuid: insect().uuid, name: 'Papilio machaon', amount: 1 },
  ].map((line) => ({ reference: '', quality: '', priceCents: 1, ...line }));

  it('puts into the cart what is still there, at the prices of now, and names what is not', async () => {
    openOrder({ lines }, [GOLIATH]);
    await userEvent.click(await screen.findByRole('button', { name: 'Order the same again' }));
    expect(await screen.findByText('3 insects are in your cart again.')).toBeTruthy();
    expect(lineOf('Goliathus goliatus').getByText('Only 3 more were there.')).toBeTruthy();
    expect(lineOf('Papilio machaon').getByText('No longer there.')).toBeTruthy();
    expect(readBrowserCart()).toMatchObject({ count: 3, totalCents: 13_500 });
  });

  it('never puts more into the cart than there is', async () => {
    const shop = openOrder({ lines }, [GOLIATH]);
    await userEvent.click(await screen.findByRole('button', { name: 'Order the same again' }));
    await screen.findByText(/are in your cart again/);
    openPage(PAGE, shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Order the same again' }));
    expect(await screen.findByText('Nothing was added to your cart.')).toBeTruthy();
    expect(readBrowserCart().count).toBe(3);
  });

  it('tells what lies in the cart already from what is gone, and leads to the cart', async () => {
    openOrder({ lines }, [GOLIATH]);
    addToBrowserCart({ uuid: GOLIATH.uuid, amount: 3, priceCents: 4500 }, 3);
    await userEvent.click(await screen.findByRole('button', { name: 'Order the same again' }));
    const cart = await screen.findByRole('link', { name: 'To the cart' });
    expect(lineOf('Goliathus goliatus').getByText('In your cart already.')).toBeTruthy();
    expect(lineOf('Papilio machaon').getByText('No longer there.')).toBeTruthy();
    expect(document.activeElement?.contains(cart)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says of a full cart that an order holds no more', async () => {
    openOrder({ lines }, [GOLIATH]);
    for (let lot = 0; lot < 200; lot++) addToBrowserCart({ uuid: `L-${lot}`, amount: 1, priceCents: 100 }, 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Order the same again' }));
    expect(await screen.findByRole('link', { name: 'To the cart' })).toBeTruthy();
    expect(lineOf('Goliathus goliatus').getByText('Not added: an order holds no more.')).toBeTruthy();
  });

  it('says so when the shop does not answer', async () => {
    const shop = openOrder({ lines }, [GOLIATH]);
    shop.answer('POST /api/cart/check', offline());
    await userEvent.click(await screen.findByRole('button', { name: 'Order the same again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('did not answer');
    expect(readBrowserCart().count).toBe(0);
  });
});
