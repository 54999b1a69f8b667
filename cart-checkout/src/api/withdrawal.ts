import type { ApiTransport, ApiResult } from '@vitrine/shared/contract/failure';
import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import {
  withdrawalDraftSchema,
  type WithdrawalDraft,
  withdrawableOrderSchema,
  type WithdrawableOrder,
  type WithdrawalRequest,
  withdrawalQuoteSchema,
  type Withdrawal,
  type WithdrawalQuote,
  withdrawalReceiptSchema,
  type WithdrawalReceipt,
} from '@vitrine/shared/contract/orders/withdrawal';
import { parsed } from '@vitrine/shared/http/parsed';

/** How far a withdrawal is that a browser without scripts sends. Null on a first visit, and when it is too long ago. */
export async function readWithdrawalDraft(
  api: ApiTransport,
  request: Request,
): Promise<WithdrawalDraft | null> {
  const token = new URL(request.url).searchParams.get(DRAFT_PARAM);
  if (!token) return null;
  const path = `/api/withdrawals/drafts/${encodeURIComponent(token)}`;
  const answer = parsed(withdrawalDraftSchema, await api({ method: 'GET', path }));
  return answer.ok ? answer.value : null;
}

/** What of an order can still be withdrawn from. What does not match an order is not found, whatever was wrong. */
export async function findWithdrawable(
  api: ApiTransport,
  request: WithdrawalRequest,
): Promise<ApiResult<WithdrawableOrder>> {
  const answer = await api({ method: 'POST', path: '/api/withdrawals/order', body: request });
  return parsed(withdrawableOrderSchema, answer);
}

/** What would come back. Nothing is withdrawn by asking. */
export async function quoteWithdrawal(
  api: ApiTransport,
  withdrawal: Withdrawal,
  signal: AbortSignal,
): Promise<ApiResult<WithdrawalQuote>> {
  const answer = await api({ method: 'POST', path: '/api/withdrawals/quote', body: withdrawal, signal });
  return parsed(withdrawalQuoteSchema, answer);
}

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
