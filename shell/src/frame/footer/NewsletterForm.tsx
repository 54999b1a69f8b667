import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { SubscriptionRequest } from '@vitrine/shared/contract/accounts/subscription';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Honeypot } from '@vitrine/shared/forms/fields/Honeypot';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import style from './NewsletterForm.module.css';

type NewsletterRequest = Omit<SubscriptionRequest, 'kind'>;

interface Props {
  /** The shop's own unless a test says otherwise; fetched with the first use, for most pages need none of it. */
  onSubscribe?: (wish: NewsletterRequest) => Promise<ApiResult<unknown>>;
}

const subscribeLazily = async (wish: NewsletterRequest) =>
  (await import('../../client/visit/subscribe.ts')).subscribe(wish);

/** Asks for the newsletter. It is a plain form too: without scripts the shop answers it. */
export function NewsletterForm({ onSubscribe = subscribeLazily }: Props) {
  const locale = useLocale();
  const word = useWord();
  const [isAsked, setAsked] = useState(false);
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
      {isAsked ? (
        <CheckMailbox text={word('asked')} />
      ) : (
        <AddressForm onSubscribe={onSubscribe} onAsked={() => setAsked(true)} />
      )}
    </section>
  );
}

/** One field, in every page: it does by hand what the forms of `shared/forms` weigh a kilobyte for. */
function AddressForm({ onSubscribe, onAsked }: Required<Props> & { onAsked: () => void }) {
  const locale = useLocale();
  const word = useWord();
  const [refusal, setRefusal] = useState<{ sentence: string }>();
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (refusal) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const send = async (form: HTMLFormElement) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const text = textsOf(form);
    const wish = { email: text('email').trim(), locale, website: text('website') };
    const answer = await onSubscribe(wish).catch(notFetched);
    isUnderWay.current = false;
    setBusy(false);
    if (answer.ok) onAsked();
    else setRefusal({ sentence: sentenceOf(answer.failure) || word('failed') });
  };
  return (
    <form
      ref={box}
      className={style['form']}
      action="/api/subscriptions"
      method="post"
      noValidate
      onInput={() => setRefusal(undefined)}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="locale" value={locale} />
      <Field
        id="newsletter-email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        label={word('email')}
        error={refusal?.sentence}
      >
        <Button type="submit" variant="quiet" busy={isBusy}>
          {word('send')}
        </Button>
      </Field>
      <Honeypot />
    </form>
  );
}

function textsOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? '');
}

function useWord() {
  const intl = useIntl();
  return (id: string) => intl.formatMessage({ id: `shell.newsletter.${id}` });
}

/** The button that was pressed is gone: the focus comes here instead of falling to the top. */
function CheckMailbox({ text }: { text: string }) {
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
