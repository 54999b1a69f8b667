import { useEffect, useState } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { Withdrawal, WithdrawalQuote } from '@vitrine/shared/contract/withdrawal';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { quoteWithdrawal } from '../api/quote-withdrawal.ts';

export type RefundQuote =
  | { status: 'none' }
  | { status: 'waiting' }
  /** `message`: the shop's own sentence, empty when it gave no answer. */
  | { status: 'failed'; message: string }
  | { status: 'ready'; quote: WithdrawalQuote };

/** What would come back for the chosen lines; asked again whenever they change. */
export function useWithdrawalQuote(withdrawal: Withdrawal): RefundQuote {
  const { browserApi } = useRemote();
  const [refund, setRefund] = useState<RefundQuote>({ status: 'none' });
  const asked = JSON.stringify(withdrawal);
  useEffect(() => {
    const question: Withdrawal = JSON.parse(asked);
    if (question.lines.length === 0) return setRefund({ status: 'none' });
    const left = new AbortController();
    setRefund({ status: 'waiting' });
    void quoteWithdrawal(browserApi, question, left.signal).then((answer) => {
      if (left.signal.aborted) return;
      setRefund(answer.ok ? { status: 'ready', quote: answer.value } : failed(answer.failure));
    });
    return () => left.abort();
  }, [browserApi, asked]);
  return refund;
}

function failed(failure: ApiFailure): RefundQuote {
  if (failure.kind !== 'rejected') return { status: 'failed', message: '' };
  return { status: 'failed', message: Object.values(failure.fields)[0] ?? failure.message };
}
