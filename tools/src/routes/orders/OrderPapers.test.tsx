/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';
import { anOrder } from '../../testing/orders.ts';

const PATH = '/tools/orders/VDM-2026-000001';
const AGAIN = `POST /api${PATH}/e-invoices/2026-00001/again`;
const paper = (number: string, state: 'waiting' | 'sent' | 'refused', lastError = '') => ({
  ...{ number, kind: 'invoice' as const, issuedAt: '2026-03-02T10:00:00.000Z', totalCents: 1695 },
  eInvoice: { state, lastError },
});

async function openWith(papers: ReturnType<typeof paper>[]) {
  const shop = new FakeShop();
  shop.answer(`GET /api${PATH}`, ok(anOrder({ papers })));
  openPage(PATH, shop);
  await screen.findByText(/Invoice 2026-00001/);
  return shop;
}

it('an e-invoice that was refused is sent again at the press of a button, and no other one is', async () => {
  const shop = await openWith([
    paper('2026-00001', 'refused', 'Not registered'),
    paper('2026-00002', 'sent'),
  ]);
  expect(screen.getByText('(Not registered)')).toBeVisible();
  shop.answer(AGAIN, ok({ result: true, message: '', auditId: 3 }));
  shop.answer(`GET /api${PATH}`, ok(anOrder({ papers: [paper('2026-00001', 'waiting')] })));
  await userEvent.click(screen.getByRole('button', { name: /^Send again.*2026-00001/ }));
  expect(await screen.findByText(/Peppol: waits to be sent/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send again.*2026/ })).toBeNull();
  expect(shop.sent(AGAIN)).toHaveLength(1);
  // Its button is gone, and with it would be the place on the page of who works by key.
  expect(screen.getByText('It is being sent again.')).toHaveFocus();
});

it('why one cannot be sent again is said beside it', async () => {
  const shop = await openWith([paper('2026-00001', 'refused')]);
  shop.answer(AGAIN, refused({ status: 404, code: 'not-found', error: 'This e-invoice was not refused.' }));
  await userEvent.click(screen.getByRole('button', { name: /^Send again.*2026-00001/ }));
  expect(await screen.findByText('This e-invoice was not refused.')).toBeVisible();
});
