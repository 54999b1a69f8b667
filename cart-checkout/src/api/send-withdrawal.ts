import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  withdrawalReceiptSchema,
  type Withdrawal,
  type WithdrawalReceipt,
} from '@vitrine/shared/contract/orders/withdrawal';
import { parsed } from '@vitrine/shared/http/parsed';

/** Withdraws. The same key with the same lines, sent again, is answered with the same acknowledgement. */
export async function sendWithdrawal(
  api: ApiTransport,
  withdrawal: Withdrawal,
  idempotencyKey: string,
): Promise<ApiResult<WithdrawalReceipt>> {
  const headers = { 'idempotency-key': idempotencyKey };
  const answer = await api({ method: 'POST', path: '/api/withdrawals', body: withdrawal, headers });
  return parsed(withdrawalReceiptSchema, answer);
}
