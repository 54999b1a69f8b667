import type { FormDraft } from '@vitrine/shared/contract/form-draft';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { Notice } from '@vitrine/shared/ui/Notice';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { useIntl } from 'react-intl';
import { Honeypot } from './Honeypot.tsx';
import style from './SubscriptionCard.module.css';

/** The newsletter or a wish once more, with what was typed and what is wrong with it: here no script runs. */
export function AskAgain({ draft: { typed, message, fields } }: { draft: FormDraft }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.subscription.again.${id}` });
  const { kind = 'newsletter', uuid = '', email = '' } = typed;
  const error = fields['email'];
  return (
    <form className={style['card']} action="/api/subscriptions" method="post" noValidate>
      <PageTitle lead={word(kind === 'restock' ? 'restock' : 'newsletter')}>{word('title')}</PageTitle>
      {!error && <Notice tone="error">{message}</Notice>}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="locale" value={useLocale()} />
      <Field
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        label={word('email')}
        defaultValue={email}
        error={error}
        required
      />
      <Honeypot />
      <Button type="submit">{word('send')}</Button>
    </form>
  );
}
