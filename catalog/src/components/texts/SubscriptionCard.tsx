import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Subscription } from '@vitrine/shared/contract/accounts/subscription';
import { Form } from '@vitrine/shared/forms/Form';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import style from './SubscriptionCard.module.css';

/** What the link of a mail is about; or a mail that was only just sent; or a link that is no more. */
export type SubscriptionView = Subscription | { state: 'sent' } | { state: 'unknown' };

interface Props {
  view: SubscriptionView;
  /** Of the API, for browsers without scripts. */
  address: string;
  onChange: (change: Change) => Promise<ApiResult<Subscription>>;
  onChanged: (subscription: Subscription) => void;
}

const CHANGES: Record<SubscriptionView['state'], Change[]> = {
  sent: [],
  unknown: [],
  asked: ['confirm', 'end'],
  confirmed: ['end'],
  ended: [],
};

export function SubscriptionCard({ view, address, onChange, onChanged }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const box = useFocusOnChange(view.state);
  const kind = 'kind' in view ? `${view.kind}.` : '';
  const values =
    'kind' in view
      ? { email: <b key="email">{view.email}</b>, species: speciesOf(view), gender: view.gender ?? 'any' }
      : {};
  const words = (id: string) =>
    intl.formatMessage({ id: `catalog.subscription.${kind}${view.state}.${id}` }, values);
  const changes = CHANGES[view.state];
  return (
    <div className={style['card']} ref={box} tabIndex={-1}>
      <PageTitle lead={words('text')}>{words('title')}</PageTitle>
      {changes.map((change, index) => (
        <SubscriptionChange
          key={change}
          change={change}
          label={intl.formatMessage({ id: `catalog.subscription.${change}` })}
          isMain={index === 0 && change === 'confirm'}
          action={`${address}/${change}`}
          onChange={onChange}
          onChanged={onChanged}
        />
      ))}
      {changes.length === 0 && (
        <p>
          <ButtonLink to={pathTo('newInsects', locale)} variant="quiet">
            {intl.formatMessage({ id: 'catalog.home.allNew' })}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function speciesOf({ species }: Subscription) {
  return (
    <i key="species" lang="la">
      {species}
    </i>
  );
}

/** The button that was pressed goes; the focus comes to what is said instead. */
function useFocusOnChange(state: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    box.current?.focus();
  }, [state]);
  return box;
}

type Change = 'confirm' | 'end';

interface SubscriptionChangeProps extends Pick<Props, 'onChange' | 'onChanged'> {
  change: Change;
  label: string;
  isMain: boolean;
  /** Where the form goes without scripts. */
  action: string;
}

/** One button that confirms or ends. */
function SubscriptionChange({ change, label, isMain, action, onChange, onChanged }: SubscriptionChangeProps) {
  const intl = useIntl();
  const { form, failure, isBusy } = useRemoteForm({
    send: () => onChange(change),
    onDone: onChanged,
    told: { isNewsToldInPlace: true },
  });
  return (
    <Form {...form} action={action} method="post">
      <input type="hidden" name="locale" value={useLocale()} />
      <Button type="submit" variant={isMain ? 'action' : 'quiet'} busy={isBusy}>
        {label}
      </Button>
      {failure && <Notice tone="error">{intl.formatMessage({ id: 'catalog.subscription.failed' })}</Notice>}
    </Form>
  );
}
