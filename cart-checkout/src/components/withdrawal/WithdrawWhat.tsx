import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import type { WithdrawableOrder } from '@vitrine/shared/contract/withdrawal';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './Withdrawal.module.css';

interface WithdrawWhatProps {
  order: WithdrawableOrder;
  email: string;
  isBusy: boolean;
  onBack(): void;
  onConfirm(): void;
  /** The lines to choose from, and what comes back. */
  children: ReactNode;
}

/** The second step: what is withdrawn. It takes the focus, for the fields before it are gone. */
export function WithdrawWhat({ order, email, isBusy, onBack, onConfirm, children }: WithdrawWhatProps) {
  const words = useWords();
  const locale = useLocale();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm();
  };
  const { reference, placedAt, until, isOpen } = order;
  return (
    <form
      noValidate
      ref={place}
      tabIndex={-1}
      onSubmit={submit}
      className={style['form']}
      aria-labelledby="withdraw-what"
    >
      <Step id="withdraw-what" title={words('withdraw.what.title')}>
        <p className={style['said']}>
          {words('withdraw.what.order', { reference, day: formatDay(placedAt, locale) })}{' '}
          {isOpen && until && words('withdraw.what.until', { day: formatDay(until, locale) })}
        </p>
        {isOpen ? children : <Closed email={email} />}
        <div className={style['buttons']}>
          {isOpen && (
            <Button type="submit" busy={isBusy}>
              {words('withdraw.confirm')}
            </Button>
          )}
          <Button variant="quiet" onClick={onBack}>
            {words('withdraw.what.back')}
          </Button>
        </div>
      </Step>
    </form>
  );
}

function Closed({ email }: { email: string }) {
  const words = useWords();
  return (
    <Notice tone="warning" title={words('withdraw.closed.title')}>
      {words('withdraw.closed.text', { email })}
    </Notice>
  );
}
