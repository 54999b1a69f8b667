import { useState, useEffect } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { LineRequest } from '@vitrine/shared/contract/order';
import { ErrorSummary } from '@vitrine/shared/ui/ErrorSummary';
import { Notice } from '@vitrine/shared/ui/Notice';
import { WithdrawalTrouble } from '../../components/withdrawal/WithdrawalTrouble.tsx';
import { WithdrawLines } from '../../components/withdrawal/WithdrawLines.tsx';
import { WithdrawRefund } from '../../components/withdrawal/WithdrawRefund.tsx';
import { WithdrawWhat } from '../../components/withdrawal/WithdrawWhat.tsx';
import { useWords } from '../../model/use-words.ts';
import { chosenLines, wholeOrder } from '../../model/withdrawal/withdrawal-choice.ts';
import { refusalOf, type WithdrawalStep } from '../../model/withdrawal/withdrawal-step.ts';
import type { Withdrawal, WithdrawalQuote } from '@vitrine/shared/contract/withdrawal';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { quoteWithdrawal } from '../../api/quote-withdrawal.ts';
import style from '../../components/withdrawal/Withdrawal.module.css';

interface WithdrawChoiceProps {
  step: Extract<WithdrawalStep, { name: 'what' }>;
  failure: ApiFailure | null;
  email: string;
  isBusy: boolean;
  onBack(): void;
  onConfirm(lines: LineRequest[]): void;
}

/** Which lines are withdrawn, with what comes back for them. */
export function WithdrawChoice({ step, failure, email, isBusy, onBack, onConfirm }: WithdrawChoiceProps) {
  const words = useWords();
  const { who, order } = step;
  const [choice, setChoice] = useState(() => wholeOrder(order));
  const lines = chosenLines(choice);
  const refund = useWithdrawalQuote({ ...who, lines });
  const refusal = failure && refusalOf(failure);
  // What was sent and never answered may have arrived: only the same may be sent again.
  const isOwed = failure !== null && refusal === null;
  const listed = Object.entries(refusal?.fields ?? {}).map(([, message]) => ({ name: 'lines', message }));
  return (
    <WithdrawWhat {...{ order, email, isBusy, onBack }} onConfirm={() => onConfirm(lines)}>
      <ErrorSummary title={words('withdraw.errors')} errors={listed.slice(0, 1)} />
      <WithdrawLines
        lines={order.lines}
        choice={choice}
        error={listed[0]?.message}
        isFixed={isBusy || isOwed}
        onChoose={(uuid, amount) => setChoice((before) => ({ ...before, [uuid]: amount }))}
      />
      <Refund refund={refund} />
      <WithdrawalTrouble failure={failure} email={email} />
    </WithdrawWhat>
  );
}

function Refund({ refund }: { refund: RefundQuote }) {
  const words = useWords();
  if (refund.status === 'none') return null;
  if (refund.status === 'failed') {
    return <Notice tone="warning">{refund.message || words('withdraw.refund.failed')}</Notice>;
  }
  return (
    <section className={style['refund']} aria-labelledby="withdraw-refund" aria-live="polite">
      <h3 className={style['small']} id="withdraw-refund">
        {words('withdraw.refund.title')}
      </h3>
      {refund.status === 'ready' ? (
        <WithdrawRefund quote={refund.quote} />
      ) : (
        <p className={style['said']}>{words('withdraw.refund.waiting')}</p>
      )}
    </section>
  );
}

type RefundQuote =
  | { status: 'none' }
  | { status: 'waiting' }
  /** `message`: the shop's own sentence, empty when it gave no answer. */
  | { status: 'failed'; message: string }
  | { status: 'ready'; quote: WithdrawalQuote };

/** What would come back for the chosen lines; asked again whenever they change. */
function useWithdrawalQuote(withdrawal: Withdrawal): RefundQuote {
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
