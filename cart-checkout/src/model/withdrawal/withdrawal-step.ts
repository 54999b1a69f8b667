import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type {
  WithdrawableOrder,
  WithdrawalReceipt,
  WithdrawalRequest,
} from '@vitrine/shared/contract/withdrawal';

/** How far a withdrawal is. */
export type WithdrawalStep =
  | { name: 'who' }
  /** `who` as the shop found it: what is typed afterwards is for another order. */
  | { name: 'what'; who: WithdrawalRequest; order: WithdrawableOrder }
  | { name: 'done'; who: WithdrawalRequest; receipt: WithdrawalReceipt };

/** What a refusal says: sentences at fields, and one for the rest. Null where no answer came. */
export interface Refusal {
  message: string;
  fields: Record<string, string>;
}

export function refusalOf(failure: ApiFailure): Refusal | null {
  if (failure.kind !== 'rejected') return null;
  const { message, fields } = failure;
  return { fields, message: Object.keys(fields).length > 0 ? '' : message };
}
