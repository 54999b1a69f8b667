import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import {
  withdrawalQuoteSchema,
  type Withdrawal,
  type WithdrawalQuote,
} from '@vitrine/shared/contract/orders/withdrawal';
import { parsed } from '@vitrine/shared/http/parsed';

/** What would come back. Nothing is withdrawn by asking. */
export async function quoteWithdrawal(
  api: ApiTransport,
  withdrawal: Withdrawal,
  signal: AbortSignal,
): Promise<ApiResult<WithdrawalQuote>> {
  const answer = await api({ method: 'POST', path: '/api/withdrawals/quote', body: withdrawal, signal });
  return parsed(withdrawalQuoteSchema, answer);
}
