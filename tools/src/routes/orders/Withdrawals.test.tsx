/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { FakeShop, ok, OWNER, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';
import { SEEN, anOrder } from '../../testing/orders.ts';

const STEPS = 'POST /api/tools/orders/VDM-2026-000001/steps';
const LATE: ToolsOrder['withdrawals'][number] = {
  ...{ id: 5, receivedAt: '2026-03-20T10:00:00.000Z', settledAt: null, isBeforeShipping: false },
  ...{ goodsCents: 1000, shippingCents: 695, refundCents: 1695 },
  ...{ lateSince: '2026-03-16T22:59:59.999Z', cameOn: '2026-03-10', answerBy: '2026-03-27' },
  lines: [
    {
      position: 0,
      reference: 'BU-1',
      name: 'Papilio machaon',
      amount: 1,
      priceCents: 1000,
      refused: 0,
      reason: '',
    },
  ],
};

function openOrder(withdrawal: Partial<typeof LATE>, steps: ToolsOrder['steps']) {
  const shop = new FakeShop(ok(OWNER));
  const order = anOrder({ withdrawals: [{ ...LATE, ...withdrawal }], steps });
  shop.answer('GET /api/tools/orders/VDM-2026-000001', ok(order));
  return Object.assign(shop, { leave: openPage('/tools/orders/VDM-2026-000001', shop).unmount });
}

describe('a withdrawal that came late', () => {
  it('is decided with what the shop knows and the shopper says in sight; declining takes a reason', async () => {
    const shop = openOrder({}, ['judge']);
    const form = within(await screen.findByRole('form', { name: 'A late withdrawal' }));
    expect(form.getByText(/over on 16 March 2026. An answer is promised by 27 March 2026/)).toBeVisible();
    expect(screen.getByText('The shopper says that the parcel came on 10 March 2026.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'A return' })).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: 'Decline it' }));
    shop.answer(STEPS, refused({ fields: { reason: 'Please fill this in.' } }));
    await userEvent.click(form.getByRole('button', { name: 'Decide, and write to the shopper' }));
    const reason = form.getByRole('textbox', { name: /^What the shopper is told/ });
    expect(await form.findByText('Please fill this in.')).toBeVisible();
    shop.answer(STEPS, ok({ result: true, message: '', auditId: 7 }));
    await userEvent.type(reason, 'bpost says 2 March');
    await userEvent.click(form.getByRole('button', { name: 'Decide, and write to the shopper' }));
    expect(await screen.findByText('It is decided, and the shopper gets an e-mail.')).toBeVisible();
    expect(shop.asked.findLast(({ path }) => path.endsWith('/steps'))?.body).toEqual({
      ...{ step: 'judge', withdrawalId: 5, isAccepted: false, reason: 'bpost says 2 March' },
      seen: SEEN,
    });
  });

  it('keeps what is being written to the shopper over a login, until it was sent', async () => {
    const reason = () => screen.findByRole('textbox', { name: /^What the shopper is told/ });
    const before = openOrder({ id: 6 }, ['judge']);
    await userEvent.click(await screen.findByRole('radio', { name: 'Decline it' }));
    await userEvent.type(await reason(), 'bpost says 2 March');
    before.leave();
    const shop = openOrder({ id: 6 }, ['judge']);
    expect(await reason()).toHaveValue('bpost says 2 March');
    expect(screen.getByRole('radio', { name: 'Decline it' })).toBeChecked();
    shop.answer(STEPS, ok({ result: true, message: '', auditId: 7 }));
    await userEvent.click(screen.getByRole('button', { name: 'Decide, and write to the shopper' }));
    await screen.findByText('It is decided, and the shopper gets an e-mail.');
    shop.leave();
    openOrder({ id: 6 }, ['judge']);
    expect(await reason()).toHaveValue('');
  });

  it('says afterwards what was decided and why', async () => {
    const decided = { decision: 'declined', decidedAt: '2026-03-23T10:00:00.000Z', answerBy: null } as const;
    openOrder({ ...decided, settledAt: decided.decidedAt, decisionReason: 'bpost says 2 March' }, ['refund']);
    expect(await screen.findByText('Declined on 23 March 2026: bpost says 2 March')).toBeVisible();
  });
});
