import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WithdrawableOrder, WithdrawalRequest } from '@vitrine/shared/contract/orders/withdrawal';
import { formatDay } from '@vitrine/shared/i18n/formats';
import type { FieldErrors } from '@vitrine/shared/forms/field-errors';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Form } from '@vitrine/shared/forms/Form';
import { readForm } from '@vitrine/shared/forms/form-values';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './Withdrawal.module.css';

interface WithdrawWhatProps {
  who: WithdrawalRequest;
  order: WithdrawableOrder;
  email: string;
  errors: FieldErrors;
  isBusy: boolean;
  /** It was sent and never answered: only the same may be sent again. */
  isOwed: boolean;
  /** The day that was typed where no script ran. */
  cameOn: string;
  /** Of what was typed there: sent twice it is one withdrawal. */
  token: string;
  onBack(): void;
  /** @param cameOn the day on which the parcel came, `YYYY-MM-DD`, or empty */
  onConfirm(cameOn: string): void;
  /** The lines to choose from, and what comes back. */
  children: ReactNode;
}

/** The second step: what is withdrawn. It takes the focus, for the fields before it are gone. */
export function WithdrawWhat(props: WithdrawWhatProps) {
  const { who, order, email, errors, isBusy, isOwed, cameOn, token, onBack, onConfirm, children } = props;
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
      action="/api/withdrawals"
      method="post"
    >
      <Carried fields={{ ...who, step: 'what', intent: token, locale }} />
      <Step id="withdraw-what" title={words('withdraw.what.title')}>
        <p className={style['said']}>
          <FormattedMessage
            id="withdraw.what.order"
            values={{
              reference: <span className="whole">{reference}</span>,
              day: formatDay(placedAt, locale),
            }}
          />{' '}
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
            defaultValue={cameOn}
            disabled={isBusy}
            readOnly={isOwed}
          />
        )}
        <div className={style['buttons']}>
          {isOpen && (
            <Button type="submit" busy={isBusy}>
              {words('withdraw.confirm')}
            </Button>
          )}
          {/* Who goes back now would not see what came of it. */}
          <span className={style['scripted']}>
            <Button variant="quiet" disabled={isBusy} onClick={onBack}>
              {words('withdraw.what.back')}
            </Button>
          </span>
          <noscript>
            <ButtonLink to={pathTo('withdraw', locale)} variant="quiet">
              {words('withdraw.what.back')}
            </ButtonLink>
          </noscript>
        </div>
      </Step>
    </Form>
  );
}

/** What a form without scripts carries from the step before. */
function Carried({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function Closed({ email }: { email: string }) {
  const words = useWords();
  return (
    <Notice tone="warning" title={words('withdraw.closed.title')}>
      {words('withdraw.closed.text', { email })}
    </Notice>
  );
}
