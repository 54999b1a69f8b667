import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { SubscriptionRequest } from '@vitrine/shared/contract/subscription';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Button } from '@vitrine/shared/ui/Button';
import { Field } from '@vitrine/shared/ui/Field';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import style from './NewsletterForm.module.css';

type Wish = Omit<SubscriptionRequest, 'kind'>;

interface Props {
  /** The shop's own unless a test says otherwise; fetched with the first use, for most pages need none of it. */
  onSubscribe?: (wish: Wish) => Promise<ApiResult<unknown>>;
}

const subscribeLazily = async (wish: Wish) =>
  (await import('../../client/visit/subscribe.ts')).subscribe(wish);

/** Asks for the newsletter. It is a plain form too: without scripts the shop answers it. */
export function NewsletterForm({ onSubscribe = subscribeLazily }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const { state, failure, send } = useAsking(onSubscribe);
  const word = (id: string) => intl.formatMessage({ id: `shell.newsletter.${id}` });
  return (
    <section className={style['newsletter']} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={style['title']}>
          {word('title')}
        </h2>
        <p className={style['text']}>
          {word('text')} <SiteLink to={pathTo('privacy', locale)}>{word('privacy')}</SiteLink>
        </p>
      </div>
      {state === 'asked' ? (
        <Asked text={word('asked')} />
      ) : (
        <form
          className={style['form']}
          action="/api/subscriptions"
          method="post"
          noValidate
          onSubmit={(event) => void send(event)}
        >
          <input type="hidden" name="kind" value="newsletter" />
          <input type="hidden" name="locale" value={locale} />
          <EmailField failure={failure} isSending={state === 'sending'} />
        </form>
      )}
    </section>
  );
}

function EmailField({ failure, isSending }: { failure: ApiFailure | null; isSending: boolean }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `shell.newsletter.${id}` });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure) field.current?.focus();
  }, [failure]);
  return (
    <>
      <Field
        ref={field}
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        label={word('email')}
        error={failure ? sentenceOf(failure) || word('failed') : undefined}
      >
        <Button type="submit" variant="quiet" busy={isSending}>
          {word('send')}
        </Button>
      </Field>
      {/* Machines fill in every field; people do not see this one. */}
      <input className="visually-hidden" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
    </>
  );
}

/** The button that was pressed is gone: the focus comes here instead of falling to the top. */
function Asked({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className={style['asked']}>
      {text}
    </p>
  );
}

function sentenceOf(failure: ApiFailure): string {
  return failure.kind === 'rejected' ? (failure.fields['email'] ?? failure.message) : '';
}

/** The code that asks could not be fetched. */
const notFetched = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'offline' } });

function useAsking(onSubscribe: NonNullable<Props['onSubscribe']>) {
  const locale = useLocale();
  const [state, setState] = useState<'open' | 'sending' | 'asked'>('open');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    setState('sending');
    const wish = { email: text('email').trim(), locale, website: text('website') };
    const answer = await onSubscribe(wish).catch(notFetched);
    setState(answer.ok ? 'asked' : 'open');
    setFailure(answer.ok ? null : answer.failure);
  };
  return { state, failure, send };
}
