import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WithdrawableOrder, WithdrawalReceipt } from '@vitrine/shared/contract/orders/withdrawal';
import { FakeShop, ok } from '../../../testing/fake-shop.ts';

export const FIND = 'POST /api/withdrawals/order';
export const QUOTE = 'POST /api/withdrawals/quote';
export const SEND = 'POST /api/withdrawals';
export const WHO = { name: 'Ann Peeters', reference: 'VDM-2026-000001', email: 'ann@example.com' };
const line = (uuid: string, name: string, amount: number) => ({
  uuid,
  name,
  amount,
  reference: `BU-${uuid}`,
  quality: 'A1',
  priceCents: 1250,
});

export const MACHAON = line('A', 'Papilio machaon', 1);
const GOLIATH = line('B', 'Goliathus goliatus', 3);
export const ORDER: WithdrawableOrder = {
  reference: WHO.reference,
  placedAt: '2026-03-01T10:00:00.000Z',
  isOpen: true,
  until: '2026-03-20T22:59:59.000Z',
  lines: [
    { ...MACHAON, withdrawableAmount: 1 },
    { ...GOLIATH, withdrawableAmount: 3 },
  ],
};

export const AMOUNTS = { goodsCents: 5000, shippingCents: 695, refundCents: 5695, isBeforeShipping: false };
export const RECEIPT: WithdrawalReceipt = {
  ...AMOUNTS,
  reference: WHO.reference,
  receivedAt: '2026-03-10T13:04:00.000Z',
  lines: [MACHAON, GOLIATH],
};

export function openShop(...found: ReturnType<typeof ok>[]) {
  const shop = new FakeShop([]);
  shop.answer(FIND, ...(found.length > 0 ? found : [ok(ORDER)]));
  shop.answer(QUOTE, ok(AMOUNTS));
  shop.answer(SEND, ok(RECEIPT));
  return shop;
}

export async function findOrder() {
  await userEvent.type(await screen.findByLabelText(/^Name/), WHO.name);
  await userEvent.type(screen.getByLabelText(/^Order/), WHO.reference);
  await userEvent.type(screen.getByLabelText(/^E-mail/), WHO.email);
  await userEvent.click(screen.getByRole('button', { name: 'Choose the insects' }));
}

export const confirmButton = () => screen.findByRole('button', { name: 'Confirm withdrawal' });

/** What takes the form's place; the page's own region says other things. */
export const findReceipt = async (): Promise<HTMLElement> => {
  const title = await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  return title.closest<HTMLElement>('[role="status"]') ?? document.body;
};
