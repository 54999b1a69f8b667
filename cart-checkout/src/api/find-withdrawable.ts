import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  withdrawableOrderSchema,
  type WithdrawableOrder,
  type WithdrawalRequest,
} from '@vitrine/shared/contract/orders/withdrawal';
import { parsed } from '@vitrine/shared/http/parsed';

/** What of an order can still be withdrawn from. What does not match an order is not found, whatever was wrong. */
export async function findWithdrawable(
  api: ApiTransport,
  request: WithdrawalRequest,
): Promise<ApiResult<WithdrawableOrder>> {
  const answer = await api({ method: 'POST', path: '/api/withdrawals/order', body: request });
  return parsed(withdrawableOrderSchema, answer);
}
