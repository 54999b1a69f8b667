import { useObey } from '@vitrine/shared/remote/use-obey';
import type { ContactRequest } from '@vitrine/shared/contract/contact';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { FormDraft } from '@vitrine/shared/contract/form-draft';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { ErrorSummary } from '@vitrine/shared/ui/ErrorSummary';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { randomKey } from '@vitrine/shared/platform/random-key';
import { Honeypot } from './Honeypot.tsx';
import { Notice } from '@vitrine/shared/ui/Notice';
import { Field } from '@vitrine/shared/ui/Field';
import { TextAreaField } from '@vitrine/shared/ui/TextAreaField';
import style from './ContactForm.module.css';

interface Props {
  /** Of the seller, for when the form fails. */
  email: string;
  /** What was typed where no script ran, and why it was not taken. */
  draft: FormDraft | null;
  onSend: (message: ContactRequest, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  onSent: () => void;
}

/** A message to the shop. It is a plain form too: without scripts the shop answers it. */
export function ContactForm({ email, draft, onSend, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const { failure, isSending, send } = useSending(onSend, onSent, draft && refusalOf(draft));
  const hasScripts = useHasScripts();
  const fields = failure?.kind === 'rejected' ? failure.fields : {};
  const errors = inOrder(fields).map(([name, error]) => {
    const label = intl.formatMessage({ id: `catalog.contact.${name}` });
    return { name, message: intl.formatMessage({ id: 'catalog.field.error' }, { label, error }) };
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(readMessage(event.currentTarget, locale));
  };
  return (
    // Where scripts run the shop's own sentences are better than the browser's.
    <form
      className={style['form']}
      action="/api/contact"
      method="post"
      noValidate={hasScripts}
      onSubmit={submit}
    >
      <h2>{intl.formatMessage({ id: 'catalog.contact.title' })}</h2>
      <ErrorSummary title={intl.formatMessage({ id: 'catalog.contact.errors' })} errors={errors} />
      <ContactFields typed={draft?.typed ?? {}} errors={fields} />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
      {failure && errors.length === 0 && <ContactFailed failure={failure} email={email} />}
      <div>
        <Button type="submit" busy={isSending}>
          {intl.formatMessage({ id: 'catalog.contact.send' })}
        </Button>
      </div>
    </form>
  );
}

const ORDER = ['name', 'email', 'subject', 'message'];

/** As the fields stand on the page, whatever order the server named them in. */
const inOrder = (fields: Record<string, string>) =>
  Object.entries(fields).sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other));

function readMessage(form: HTMLFormElement, locale: ContactRequest['locale']): ContactRequest {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
    locale,
  };
}

/** As if a script had been told. */
function refusalOf({ message, fields }: FormDraft): ApiFailure {
  return { kind: 'rejected', status: 400, code: 'invalid', message, fields, body: null };
}

function useSending(onSend: Props['onSend'], onSent: Props['onSent'], known: ApiFailure | null) {
  const obey = useObey();
  const [failure, setFailure] = useState(known);
  const [isSending, setSending] = useState(false);
  // State is too slow for a double click: both see the same drawing.
  const isUnderWay = useRef(false);
  const last = useRef({ said: '', key: '' });
  const send = async (message: ContactRequest) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const said = JSON.stringify(message);
    // The same words again are the same message, also after an answer that never came.
    if (last.current.said !== said) last.current = { said, key: randomKey() };
    const answer = await onSend(message, last.current.key);
    isUnderWay.current = false;
    setSending(false);
    const left = obey(answer, { isNewsToldInPlace: true, hasField: (name) => ORDER.includes(name) });
    // What the shop said of it is told already.
    setFailure(left?.kind === 'rejected' ? { ...left, message: '' } : left);
    if (answer.ok) onSent();
  };
  return { failure, isSending, send };
}

function useHasScripts(): boolean {
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);
  return hasScripts;
}

/** Why a message did not go, and the way that always works. */
function ContactFailed({ failure, email }: { failure: ApiFailure; email: string }) {
  const intl = useIntl();
  const reason =
    (failure.kind === 'rejected' && failure.message) || intl.formatMessage({ id: 'catalog.contact.failed' });
  const link = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Notice tone="error">
      {reason} {email && intl.formatMessage({ id: 'catalog.contact.instead' }, { email: link })}
    </Notice>
  );
}

interface ContactFieldsProps {
  /** Both by name of the field. */
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** What a message is made of. */
function ContactFields({ typed, errors }: ContactFieldsProps) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.contact.${id}` });
  const field = (name: string) => ({
    name,
    label: word(name),
    defaultValue: typed[name],
    error: errors[name],
  });
  return (
    <>
      <div className={style['pair']}>
        <Field {...field('name')} autoComplete="name" maxLength={100} required />
        <Field {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      </div>
      <Field {...field('subject')} hint={word('subjectHint')} maxLength={150} />
      <TextAreaField {...field('message')} rows={8} maxLength={5000} required />
    </>
  );
}
