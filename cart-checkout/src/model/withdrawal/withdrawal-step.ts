import type {
  WithdrawableOrder,
  WithdrawalReceipt,
  WithdrawalRequest,
} from '@vitrine/shared/contract/orders/withdrawal';

/** How far a withdrawal is. */
export type WithdrawalStep =
  | { name: 'who'; isBack?: boolean }
  /** `who` as the shop found it: what is typed afterwards is for another order. */
  | { name: 'what'; who: WithdrawalRequest; order: WithdrawableOrder }
  | { name: 'done'; who: WithdrawalRequest; receipt: WithdrawalReceipt };
