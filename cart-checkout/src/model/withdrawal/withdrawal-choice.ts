import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import type { WithdrawableOrder } from '@vitrine/shared/contract/orders/withdrawal';

/** How many of each line are withdrawn, by its uuid. */
export type WithdrawalChoice = Record<string, number>;

/** Everything that still can be: a withdrawal is of the whole contract unless somebody says otherwise. */
export function wholeOrder({ lines }: WithdrawableOrder): WithdrawalChoice {
  return Object.fromEntries(lines.map((line) => [line.uuid, line.withdrawableAmount]));
}

/** The chosen lines as the shop is told about them. */
export function chosenLines(choice: WithdrawalChoice): LineRequest[] {
  const chosen = Object.entries(choice).filter(([, amount]) => amount > 0);
  return chosen.map(([uuid, amount]) => ({ uuid, amount }));
}
