import { useObey } from '@vitrine/shared/remote/use-obey';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { SubscriptionRequest } from '@vitrine/shared/contract/subscription';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { Notice } from '@vitrine/shared/ui/Notice';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import style from './WishForm.module.css';

export type Wish = Omit<SubscriptionRequest, 'kind'>;

interface Props {
  uuid: string;
  onWish: (wish: Wish) => Promise<ApiResult<unknown>>;
}

type State =
  { step: 'open'; failure: ApiFailure | null } | { step: 'sending' } | { step: 'asked'; email: string };

/** Asks for a mail when the species comes in again. It is a plain form too: without scripts the shop answers it. */
export function WishForm({ uuid, onWish }: Props) {
  const locale = useLocale();
  const obey = useObey();
  const [state, setState] = useState<State>({ step: 'open', failure: null });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.step === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    const email = text('email').trim();
    setState({ step: 'sending' });
    const answer = await onWish({ uuid, locale, email, website: text('website') });
    const failure = obey(answer, { isNewsToldInPlace: true, hasField: (name) => name === 'email' });
    setState(answer.ok ? { step: 'asked', email } : { step: 'open', failure });
  };
  if (state.step === 'asked') return <Asked email={state.email} />;
  return (
    <form
      className={style['form']}
      action="/api/subscriptions"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="kind" value="restock" />
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="locale" value={locale} />
      <WishFields
        failure={state.step === 'open' ? state.failure : null}
        isSending={state.step === 'sending'}
      />
    </form>
  );
}

const FIELD_ID = 'wish-email';

function WishFields({ failure, isSending }: { failure: ApiFailure | null; isSending: boolean }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.wish.${id}` });
  const error = failure?.kind === 'rejected' ? failure.fields['email'] : undefined;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure) field.current?.focus();
  }, [failure]);
  return (
    <>
      <Field
        ref={field}
        id={FIELD_ID}
        name="email"
        type="email"
        autoComplete="email"
        label={word('email')}
        hint={word('hint')}
        error={error}
        required
      />
      {/* Machines fill in every field; people do not see this one. */}
      <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Button type="submit" variant="quiet" wide busy={isSending}>
        {word('send')}
      </Button>
      {failure && failure.kind !== 'rejected' && <Notice tone="error">{word('failed')}</Notice>}
    </>
  );
}

/** The button that was pressed is gone: the focus comes here instead of falling to the top. */
function Asked({ email }: { email: string }) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={style['asked']}>
      <Notice tone="success">{intl.formatMessage({ id: 'catalog.wish.asked' }, { email })}</Notice>
    </div>
  );
}
