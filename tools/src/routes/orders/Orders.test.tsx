/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aRow } from '../../testing/orders.ts';
import { press } from './testing/open-order.ts';

const LIST = 'GET /api/tools/orders';
const COUNTS = { pack: 3, permit: 0, transfer: 1, returns: 0, shipped: 1000, all: 1000 };
const rows = ['1', '2', '3'].map((number) =>
  aRow({ reference: `VDM-2026-00000${number}`, name: `Shopper ${number}` }),
);

function openQueue(path = '/tools/orders', orders = rows) {
  const shop = new FakeShop();
  shop.answer(LIST, ok({ orders, next: null, counts: COUNTS }));
  return { shop, ...openPage(path, shop) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.open = jest.fn<typeof window.open>();
});

describe('the queue of orders', () => {
  it('shows what waits where, and the orders of one queue', async () => {
    const { shop } = openQueue();
    const queues = await screen.findByRole('navigation', { name: 'Queues' });
    expect(within(queues).getByRole('link', { name: 'To pack 3' })).toHaveAttribute('aria-current', 'page');
    expect(within(queues).getByRole('link', { name: 'On the way 1000+' })).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(within(queues).getByRole('link', { name: 'Transfer 1' }));
    expect(shop.asked.at(-1)?.query).toMatchObject({ queue: 'transfer' });
  });

  it('has one of refused e-invoices for who is led to it, not counted, with the orders to open', async () => {
    const shop = new FakeShop();
    shop.answer(LIST, ok({ orders: rows.slice(0, 1), next: null, counts: { ...COUNTS, 'of-next-year': 3 } }));
    openPage('/tools/orders?queue=e-invoice', shop);
    const queues = await screen.findByRole('navigation', { name: 'Queues' });
    const tab = within(queues).getByRole('link', { name: 'E-invoice refused' });
    expect(tab).toHaveAttribute('aria-current', 'page');
    expect(within(queues).getAllByRole('link')).toHaveLength(7);
    expect(shop.asked.at(-1)?.query).toMatchObject({ queue: 'e-invoice' });
    expect(screen.getByRole('link', { name: 'VDM-2026-000001' })).toBeVisible();
  });

  it('is gone through by j and k, and Enter opens', async () => {
    const { address } = openQueue();
    await screen.findByRole('link', { name: 'VDM-2026-000001' });
    await userEvent.keyboard('jjjjk');
    expect(screen.getByRole('link', { name: 'VDM-2026-000002' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/tools/orders/VDM-2026-000002');
  });

  it('prints slips of what is selected, or of the row, by p; typing in a field prints nothing', async () => {
    openQueue();
    await screen.findByRole('link', { name: 'VDM-2026-000001' });
    await userEvent.type(screen.getByRole('searchbox'), 'p');
    expect(window.open).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await userEvent.keyboard('jp');
    const slips = '/api/tools/orders/slips.pdf?references=';
    expect(window.open).toHaveBeenLastCalledWith(`${slips}VDM-2026-000001`, '_blank', 'noopener');
    await userEvent.keyboard(' j p');
    expect(window.open).toHaveBeenLastCalledWith(
      `${slips}VDM-2026-000001%2CVDM-2026-000002`,
      '_blank',
      'noopener',
    );
  });

  it('listens to no letter once that is turned off', async () => {
    openQueue();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Letters as keys/ }));
    await userEvent.click(document.body);
    await userEvent.keyboard('jp');
    expect(screen.getByRole('link', { name: 'VDM-2026-000001' })).not.toHaveFocus();
    expect(window.open).not.toHaveBeenCalled();
  });

  it('marks many as being packed, and names those that had moved', async () => {
    const { shop } = openQueue();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const left = ['VDM-2026-000003'];
    shop.answer(
      'POST /api/tools/orders/prepare',
      ok({ result: true, message: '', auditId: 1, prepared: 2, left }),
    );
    await press('Mark as being packed');
    expect(await screen.findByText('2 orders are being packed now.')).toBeVisible();
    expect(screen.getByText(/had moved on|moved on already/)).toHaveTextContent('VDM-2026-000003');
    expect(shop.sent('POST /api/tools/orders/prepare')).toEqual([
      { references: rows.map(({ reference }) => reference) },
    ]);
  });

  it('says when nothing fits a search, in all orders', async () => {
    const { shop } = openQueue('/tools/orders?q=nobody', []);
    expect(await screen.findByText(/No order fits/)).toBeVisible();
    expect(shop.asked.at(-1)?.query).toMatchObject({ queue: 'all', q: 'nobody' });
  });
});
