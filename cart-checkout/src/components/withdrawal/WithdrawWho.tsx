import { useState, type SubmitEvent } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import type { WithdrawalRequest } from '@vitrine/shared/contract/withdrawal';
import { Button } from '@vitrine/shared/ui/Button';
import { ErrorSummary } from '@vitrine/shared/ui/ErrorSummary';
import { Field } from '@vitrine/shared/ui/Field';
import { refusalOf } from '../../model/withdrawal/withdrawal-step.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import { WithdrawalTrouble } from './WithdrawalTrouble.tsx';
import style from './Withdrawal.module.css';

interface WithdrawWhoProps {
  who: WithdrawalRequest;
  failure: ApiFailure | null;
  email: string;
  isBusy: boolean;
  onChange(who: WithdrawalRequest): void;
  onFind(): void;
}

const NAMES = ['name', 'reference', 'email'] as const;
const INPUTS = {
  name: { autoComplete: 'name' },
  reference: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  email: { autoComplete: 'email', type: 'email' },
} as const;

/** Who withdraws, and from which order: all that the law lets a shop ask (directive 2011/83/EU, article 11a). */
export function WithdrawWho({ who, failure, email, isBusy, onChange, onFind }: WithdrawWhoProps) {
  const words = useWords();
  /** What was typed when the shop last answered: a field that was changed since is being corrected. */
  const [sent, setSent] = useState(who);
  const fields = (failure && refusalOf(failure)?.fields) ?? {};
  const listed = NAMES.flatMap((name) => {
    const text = fields[name];
    if (!text) return [];
    return [{ name, message: words('common.labelled', { label: words(`withdraw.who.${name}`), text }) }];
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSent(who);
    onFind();
  };
  return (
    <form noValidate onSubmit={submit} className={style['form']}>
      <ErrorSummary title={words('withdraw.errors')} errors={listed} />
      <Step id="withdraw-who" title={words('withdraw.who.title')}>
        {NAMES.map((name) => (
          <Field
            key={name}
            {...INPUTS[name]}
            name={name}
            required
            label={words(`withdraw.who.${name}`)}
            hint={words(`withdraw.who.${name}Hint`)}
            value={who[name]}
            error={sent[name] === who[name] ? fields[name] : undefined}
            onChange={(event) => onChange({ ...who, [name]: event.target.value })}
          />
        ))}
        <WithdrawalTrouble failure={failure} email={email} />
        <div>
          <Button type="submit" busy={isBusy}>
            {words('withdraw.who.button')}
          </Button>
        </div>
      </Step>
    </form>
  );
}
