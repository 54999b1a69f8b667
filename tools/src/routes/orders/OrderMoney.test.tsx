/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOrder } from './testing/open-order.ts';

it.each([
  ['placed', /goes to be packed/],
  ['cancelled', /comes back to life; else the money goes back/],
  ['confirmed', /is paid already. What is noted here goes back/],
  ['completed', /is paid already. What is noted here goes back/],
] as const)('who books a transfer reads what becomes of it: %s', async (orderState, said) => {
  openOrder({ orderState, paymentState: 'pending', steps: ['transfer'] });
  const title = await screen.findByText('The transfer has arrived');
  // Folded where no money is awaited.
  if (orderState !== 'placed') await userEvent.click(title);
  expect(screen.getByText(said)).toBeVisible();
});

it.each([
  ['is known not to have gone', true],
  ['may have gone', false],
])('a refund that %s is offered by hand, or is to be asked for again first', async (_, hasNotGone) => {
  const refund = {
    ...{ id: 2, amountCents: 500, reason: 'goodwill' as const, state: 'failed' as const, hasNotGone },
    ...{ at: '2026-11-21T10:00:00.000Z', note: '', lastError: 'Error: No answer' },
  };
  openOrder({ refunds: [refund], steps: ['repay'] });
  expect(await screen.findByRole('button', { name: 'Ask the provider again' })).toBeVisible();
  const [byHand, why] = [
    screen.queryByRole('button', { name: 'It went by hand' }),
    screen.queryByText(/could go twice/),
  ];
  expect([byHand === null, why === null]).toEqual([!hasNotGone, hasNotGone]);
});
