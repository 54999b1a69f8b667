import { useRef, useState } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { LineRequest } from '@vitrine/shared/contract/order';
import type { WithdrawalRequest } from '@vitrine/shared/contract/withdrawal';
import { useObey } from '@vitrine/shared/remote/use-obey';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { findWithdrawable } from '../../api/find-withdrawable.ts';
import { sendWithdrawal } from '../../api/send-withdrawal.ts';
import { randomKey } from '@vitrine/shared/platform/random-key';
import type { WithdrawalStep } from '../../model/withdrawal/withdrawal-step.ts';

/** A withdrawal from the first field to its acknowledgement. */
export function useWithdrawal() {
  const { browserApi } = useRemote();
  const obey = useObey();
  const [step, setStep] = useState<WithdrawalStep>({ name: 'who' });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { isBusy, once } = useOnce();
  /** One key for one order that was looked up: what is sent again after a lost answer never counts twice. */
  const key = useRef('');

  const find = (who: WithdrawalRequest) =>
    once(async () => {
      setFailure(null);
      const found = await findWithdrawable(browserApi, who);
      const left = obey(found, { isToldInPlace: ({ kind }) => kind === 'not-found' });
      if (!found.ok) return setFailure(left);
      key.current = randomKey();
      setStep({ name: 'what', who, order: found.value });
    });
  const confirm = (who: WithdrawalRequest, lines: LineRequest[]) =>
    once(async () => {
      setFailure(null);
      const sent = await sendWithdrawal(browserApi, { ...who, lines }, key.current);
      // Whatever field is named: the lines say it.
      const left = obey(sent, { hasField: () => true });
      if (sent.ok) return setStep({ name: 'done', who, receipt: sent.value });
      // Refused: nothing was withdrawn with this key, and the next try is another one.
      if (sent.failure.kind === 'rejected') key.current = randomKey();
      setFailure(left);
    });
  const back = () => {
    setFailure(null);
    setStep({ name: 'who' });
  };
  return { step, failure, isBusy, find, confirm, back };
}

/** Runs one thing at a time: a second click while it runs does nothing. State is too slow for a double click. */
function useOnce() {
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const once = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    await work();
    isUnderWay.current = false;
    setBusy(false);
  };
  return { isBusy, once };
}
