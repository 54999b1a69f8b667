import { useEffect, useRef, type ReactNode } from 'react';
import type { WithdrawableOrder } from '@vitrine/shared/contract/orders/withdrawal';
import { formatDay } from '@vitrine/shared/i18n/formats';
import type { FieldErrors } from '@vitrine/shared/forms/field-errors';
import { Field } from '@vitrine/shared/forms/Field';
import { Form } from '@vitrine/shared/forms/Form';
import { readForm } from '@vitrine/shared/forms/form-values';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './Withdrawal.module.css';

interface WithdrawWhatProps {
  order: WithdrawableOrder;
  email: string;
  errors: FieldErrors;
  isBusy: boolean;
  onBack(): void;
  /** @param cameOn the day on which the parcel came, `YYYY-MM-DD`, or empty */
  onConfirm(cameOn: string): void;
  /** The lines to choose from, and what comes back. */
  children: ReactNode;
}

/** The second step: what is withdrawn. It takes the focus, for the fields before it are gone. */
export function WithdrawWhat(props: WithdrawWhatProps) {
  const { order, email, errors, isBusy, onBack, onConfirm, children } = props;
  const words = useWords();
  const locale = useLocale();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { reference, placedAt, until, isOpen, isLate, isSent } = order;
  return (
    <Form
      ref={place}
      tabIndex={-1}
      errors={errors}
      onSubmit={(form) => onConfirm(readForm(form).text('cameOn'))}
      className={style['form']}
      aria-labelledby="withdraw-what"
    >
      <Step id="withdraw-what" title={words('withdraw.what.title')}>
        <p className={style['said']}>
          {words('withdraw.what.order', { reference, day: formatDay(placedAt, locale) })}{' '}
          {isOpen && !isLate && until && words('withdraw.what.until', { day: formatDay(until, locale) })}
          {isOpen && isSent && !until && words('withdraw.what.noEnd')}
        </p>
        {isOpen && isLate && until && (
          <Notice tone="warning" title={words('withdraw.what.late.title', { day: formatDay(until, locale) })}>
            {words('withdraw.what.late.text')}
          </Notice>
        )}
        {isOpen ? children : <Closed email={email} />}
        {isOpen && isSent && (
          <Field
            name="cameOn"
            type="date"
            label={words('withdraw.cameOn')}
            hint={words('withdraw.cameOnHint')}
            disabled={isBusy}
          />
        )}
        <div className={style['buttons']}>
          {isOpen && (
            <Button type="submit" busy={isBusy}>
              {words('withdraw.confirm')}
            </Button>
          )}
          {/* Who goes back now would not see what came of it. */}
          <Button variant="quiet" disabled={isBusy} onClick={onBack}>
            {words('withdraw.what.back')}
          </Button>
        </div>
      </Step>
    </Form>
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
