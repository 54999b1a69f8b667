import type {
  WithdrawableOrder,
  WithdrawalDraft,
  WithdrawalRequest,
} from '@vitrine/shared/contract/orders/withdrawal';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { ErrorSummary } from '@vitrine/shared/forms/ErrorSummary';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Form } from '@vitrine/shared/forms/Form';
import type { usePersistedFields } from '@vitrine/shared/forms/use-persisted-fields';
import { readForm, type FormValues } from '@vitrine/shared/forms/form-values';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { refusalOf } from '../../model/withdrawal/plain-withdrawal.ts';
import { findWithdrawable } from '../../api/withdrawal.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import { WithdrawalTrouble } from './WithdrawalTrouble.tsx';
import style from './Withdrawal.module.css';

interface WithdrawWhoProps {
  /** What the fields begin with. */
  who: WithdrawalRequest;
  email: string;
  /** What was sent where no script ran, and why it was not taken. */
  draft: WithdrawalDraft | null;
  /** Keeps what is typed in this tab. */
  kept: ReturnType<typeof usePersistedFields>['kept'];
  /** Who came back from the next step pressed a button that is gone. */
  takesFocus: boolean;
  onFound(order: WithdrawableOrder, who: WithdrawalRequest): void;
}

const NAMES = ['name', 'reference', 'email'] as const;
const INPUTS = {
  name: { autoComplete: 'name' },
  reference: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  email: { autoComplete: 'email', type: 'email' },
} as const;

/** A reference, in one line. */
const EXAMPLE = <span className="whole">VDM-2026-21</span>;

/** Who withdraws, and from which order: all that the law lets a shop ask (directive 2011/83/EU, article 11a). */
export function WithdrawWho({ who, email, draft, kept, takesFocus, onFound }: WithdrawWhoProps) {
  const words = useWords();
  const { browserApi } = useRemote();
  const [first] = useState(() => draft && refusalOf(draft));
  const { form, failure, isBusy } = useRemoteForm<WithdrawableOrder>({
    send: (values) => findWithdrawable(browserApi, whoIn(values)),
    onDone: (order, box) => onFound(order, whoIn(readForm(box))),
    first,
    told: { isToldInPlace: ({ kind }) => kind === 'not-found' },
  });
  const { ref } = kept;
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);
  const label = (name: (typeof NAMES)[number]) => words(`withdraw.who.${name}`);
  const line = (field: string, text: string) => {
    const name = NAMES.find((one) => one === field);
    return name ? words('common.labelled', { label: label(name), text }) : text;
  };
  return (
    <Form
      {...form}
      {...kept}
      tabIndex={-1}
      className={style['form']}
      aria-labelledby="withdraw-who"
      action="/api/withdrawals/order"
      method="post"
    >
      <input type="hidden" name="locale" value={useLocale()} />
      <ErrorSummary title={words('withdraw.errors')} line={line} />
      <Step id="withdraw-who" title={words('withdraw.who.title')}>
        <RequiredNote>{words('common.required')}</RequiredNote>
        {NAMES.map((name) => (
          <Field
            key={name}
            {...INPUTS[name]}
            name={name}
            required
            label={label(name)}
            hint={<FormattedMessage id={`withdraw.who.${name}Hint`} values={{ example: EXAMPLE }} />}
            defaultValue={who[name]}
          />
        ))}
        <WithdrawalTrouble {...{ failure, email }} said={failure === first ? draft?.message : undefined} />
        <div>
          <Button type="submit" busy={isBusy}>
            {words('withdraw.who.button')}
          </Button>
        </div>
      </Step>
    </Form>
  );
}

const whoIn = ({ text }: FormValues): WithdrawalRequest => ({
  name: text('name'),
  reference: text('reference'),
  email: text('email'),
});
