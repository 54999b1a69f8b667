import { useState, useEffect, useMemo } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { ErrorSummary } from '@vitrine/shared/forms/ErrorSummary';
import { errorsOf, NO_ERRORS, type FieldErrors } from '@vitrine/shared/forms/field-errors';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { WithdrawalTrouble } from '../../components/withdrawal/WithdrawalTrouble.tsx';
import { WithdrawLines } from '../../components/withdrawal/WithdrawLines.tsx';
import { WithdrawRefund } from '../../components/withdrawal/WithdrawRefund.tsx';
import { WithdrawWhat } from '../../components/withdrawal/WithdrawWhat.tsx';
import { useWords } from '../../model/use-words.ts';
import { choiceTyped, refusalOf } from '../../model/withdrawal/plain-withdrawal.ts';
import { chosenLines } from '../../model/withdrawal/withdrawal-choice.ts';
import type { WithdrawalStep } from '../../model/withdrawal/withdrawal-step.ts';
import type {
  Withdrawal,
  WithdrawalDraft,
  WithdrawalQuote,
  WithdrawalReceipt,
} from '@vitrine/shared/contract/orders/withdrawal';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { quoteWithdrawal, sendWithdrawal } from '../../api/withdrawal.ts';
import style from '../../components/withdrawal/Withdrawal.module.css';

interface WithdrawChoiceProps {
  step: Extract<WithdrawalStep, { name: 'what' }>;
  email: string;
  /** What was sent where no script ran, and the token it opens with. */
  draft: WithdrawalDraft | null;
  token: string;
  onBack(): void;
  onSent(receipt: WithdrawalReceipt): void;
}

/** Which lines are withdrawn, with what comes back for them. */
export function WithdrawChoice({ step, email, draft, token, onBack, onSent }: WithdrawChoiceProps) {
  const words = useWords();
  const { who, order } = step;
  const [first] = useState(() => draft && refusalOf(draft));
  const [choice, setChoice] = useState(() => choiceTyped(order, first && draft));
  const lines = chosenLines(choice);
  const refund = useWithdrawalQuote({ ...who, lines });
  const { run, isBusy, failure } = useConfirm(onSent, first);
  // What was sent and never answered may have arrived: only the same may be sent again.
  const isOwed = failure !== null && failure.kind !== 'rejected';
  const errors = useMemo(() => atLines(errorsOf(failure)), [failure]);
  return (
    <WithdrawWhat
      {...{ who, order, email, errors, isBusy, isOwed, token, onBack }}
      cameOn={draft?.typed['cameOn'] ?? ''}
      onConfirm={(cameOn) => void run({ ...who, lines, ...(cameOn !== '' && { cameOn }) })}
    >
      <ErrorSummary title={words('withdraw.errors')} />
      <WithdrawLines
        lines={order.lines}
        choice={choice}
        isFixed={isBusy || isOwed}
        onChoose={(uuid, amount) => setChoice((before) => ({ ...before, [uuid]: amount }))}
      />
      {/* Whether anything comes back is not known before somebody has looked. */}
      {!order.isLate && <Refund refund={refund} />}
      <WithdrawalTrouble {...{ failure, email }} said={failure === first ? draft?.message : undefined} />
    </WithdrawWhat>
  );
}

/** Whatever field is named but the day: the lines say it. */
function atLines(errors: FieldErrors): FieldErrors {
  if (errors['cameOn'] !== undefined) return errors;
  const [first] = Object.values(errors);
  return first === undefined ? NO_ERRORS : { lines: first };
}

/** Withdraws. What is sent again after a lost answer never counts twice. */
function useConfirm(onSent: (receipt: WithdrawalReceipt) => void, first: ApiFailure | null) {
  const { browserApi } = useRemote();
  const intent = useIdempotencyKey();
  const send = async (withdrawal: Withdrawal) => {
    const sent = await sendWithdrawal(browserApi, withdrawal, intent.keyFor(withdrawal));
    // Refused: nothing was withdrawn with this key, and the next try is another one.
    if (!sent.ok && sent.failure.kind === 'rejected') intent.done();
    return sent;
  };
  return useAction(send, onSent, { hasField: () => true }, first);
}

function Refund({ refund }: { refund: RefundQuote }) {
  const words = useWords();
  const amounts = useAnnounced<HTMLElement>();
  if (refund.status === 'none')
    return (
      <noscript>
        <p className={style['said']}>{words('withdraw.noScript')}</p>
      </noscript>
    );
  if (refund.status === 'failed') {
    return <Notice tone="warning">{refund.message || words('withdraw.refund.failed')}</Notice>;
  }
  return (
    <section ref={amounts} className={style['refund']} aria-labelledby="withdraw-refund">
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
