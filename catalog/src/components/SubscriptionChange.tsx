import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';

export type Change = 'confirm' | 'end';

interface Props {
  change: Change;
  label: string;
  isMain: boolean;
  /** Where the form goes without scripts. */
  action: string;
  onChange: (change: Change) => Promise<boolean>;
}

/** One button that confirms or ends. */
export function SubscriptionChange({ change, label, isMain, action, onChange }: Props) {
  const intl = useIntl();
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    setState((await onChange(change)) ? 'open' : 'failed');
  };
  return (
    <form action={action} method="post" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="locale" value={useLocale()} />
      <Button type="submit" variant={isMain ? 'action' : 'quiet'} busy={state === 'sending'}>
        {label}
      </Button>
      {state === 'failed' && (
        <Notice tone="error">{intl.formatMessage({ id: 'catalog.subscription.failed' })}</Notice>
      )}
    </form>
  );
}
