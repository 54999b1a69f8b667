import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { SubscriptionRequest } from '@vitrine/shared/contract/subscription';
import { Field } from '@vitrine/shared/forms/Field';
import { Form } from '@vitrine/shared/forms/Form';
import { Honeypot } from '@vitrine/shared/forms/Honeypot';
import { useForm } from '@vitrine/shared/forms/use-form';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Button } from '@vitrine/shared/ui/links/Button';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
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
  const locale = useLocale();
  const word = useWord();
  const [isAsked, setAsked] = useState(false);
  const { form, isBusy } = useForm({
    async send({ text }) {
      const wish = { email: text('email').trim(), locale, website: text('website') };
      const answer = await onSubscribe(wish).catch(notFetched);
      return answer.ok ? answer : refused(sentenceOf(answer.failure) || word('failed'));
    },
    onDone: () => setAsked(true),
  });
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
        <Asked text={word('asked')} />
      ) : (
        <Form {...form} className={style['form']} action="/api/subscriptions" method="post">
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
          >
            <Button type="submit" variant="quiet" busy={isBusy}>
              {word('send')}
            </Button>
          </Field>
          <Honeypot />
        </Form>
      )}
    </section>
  );
}

function useWord() {
  const intl = useIntl();
  return (id: string) => intl.formatMessage({ id: `shell.newsletter.${id}` });
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

/** Whatever went wrong is said at the one field. */
function refused(email: string): ApiResult<never> {
  const failure = {
    kind: 'rejected',
    status: 400,
    code: '',
    message: '',
    fields: { email },
    body: null,
  } as const;
  return { ok: false, failure };
}

/** The code that asks could not be fetched. */
const notFetched = (): ApiResult<unknown> => ({ ok: false, failure: { kind: 'offline' } });
