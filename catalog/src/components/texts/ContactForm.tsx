import { useState, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ContactRequest } from '@vitrine/shared/contract/contact';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import type { FormDraft } from '@vitrine/shared/contract/form-draft';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { ErrorSummary } from '@vitrine/shared/forms/ErrorSummary';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { Form } from '@vitrine/shared/forms/Form';
import { Honeypot } from '@vitrine/shared/forms/fields/Honeypot';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { usePersistedFields } from '@vitrine/shared/forms/use-persisted-fields';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useRemoteForm } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import style from './ContactForm.module.css';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';

interface Props {
  /** Under it the tab keeps what is typed, until it is sent. */
  name: string;
  /** Of the seller, for when the form fails. */
  email: string;
  /** What the message is about, where a link said so: the reference of a lot; empty else. */
  about?: string;
  /** What was typed where no script ran, and why it was not taken. */
  draft: FormDraft | null;
  onSend: (message: ContactRequest, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  onSent: () => void;
}

/** A message to the shop. It is a plain form too: without scripts the shop answers it. */
export function ContactForm({ name: draftName, email, about = '', draft, onSend, onSent }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const intent = useIdempotencyKey();
  const fields = usePersistedFields(draftName);
  const [first] = useState(() => draft && refusalOf(draft));
  const { form, failure, isBusy } = useRemoteForm({
    async send({ text }) {
      const [name, from, subject] = [text('name'), text('email'), text('subject')];
      const message = {
        name,
        email: from,
        subject,
        message: text('message'),
        website: text('website'),
        locale,
      };
      const answer = await onSend(message, intent.keyFor(message));
      // Also when the page is gone by now: what went through is not to be found there once more.
      if (answer.ok) fields.forget();
      return answer;
    },
    onDone: onSent,
    first,
    told: { isNewsToldInPlace: true },
  });
  const line = (name: string, error: string) => {
    const label = intl.formatMessage({ id: `catalog.contact.${name}` });
    return intl.formatMessage({ id: 'catalog.field.error' }, { label, error });
  };
  return (
    <Form {...form} {...fields.kept} className={style['form']} action="/api/contact" method="post">
      <h2>{intl.formatMessage({ id: 'catalog.contact.title' })}</h2>
      <ErrorSummary title={intl.formatMessage({ id: 'catalog.contact.errors' })} line={line} />
      <RequiredNote>{intl.formatMessage({ id: 'catalog.field.required' })}</RequiredNote>
      <ContactFields typed={draft?.typed ?? { subject: about }} />
      <input type="hidden" name="locale" value={locale} />
      <Honeypot />
      {failure && Object.keys(form.errors).length === 0 && (
        // What the shop says to a script is told already.
        <ContactFailed said={failure === first ? draft?.message : undefined} email={email} />
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {intl.formatMessage({ id: 'catalog.contact.send' })}
        </Button>
      </div>
    </Form>
  );
}

/** As if a script had been told. */
function refusalOf({ message, fields }: FormDraft): ApiFailure {
  return { kind: 'rejected', status: 400, code: 'invalid', message, fields, body: null };
}

/** Why a message did not go, and the way that always works. */
function ContactFailed({ said, email }: { said: string | undefined; email: string }) {
  const intl = useIntl();
  const reason = said || intl.formatMessage({ id: 'catalog.contact.failed' });
  const link = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <Notice tone="error">
      {reason} {email && intl.formatMessage({ id: 'catalog.contact.instead' }, { email: link })}
    </Notice>
  );
}

/** What a message is made of. */
function ContactFields({ typed }: { typed: FormDraft['typed'] }) {
  const intl = useIntl();
  const word = (id: string) => intl.formatMessage({ id: `catalog.contact.${id}` });
  const field = (name: string) => ({ name, label: word(name), defaultValue: typed[name] });
  return (
    <>
      <div className={style['pair']}>
        <Field {...field('name')} autoComplete="name" maxLength={100} required />
        <Field {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      </div>
      <Field {...field('subject')} hint={word('subjectHint')} maxLength={150} />
      <MessageField label={word('message')} typed={typed['message']} />
    </>
  );
}

/** The shop takes no more characters; it says so itself, and nothing is cut off of what is pasted. */
const MOST = 5000;

interface MessageFieldProps {
  label: string;
  /** What it begins with. */
  typed?: string | undefined;
}

/** The message itself, with how much more fits. */
function MessageField({ label, typed = '' }: MessageFieldProps) {
  const intl = useIntl();
  const [length, setLength] = useState(typed.length);
  const area = useRef<HTMLTextAreaElement>(null);
  // What was typed before the script ran counts too.
  useEffect(() => setLength(area.current?.value.length ?? 0), []);
  const over = length - MOST;
  return (
    <TextAreaField
      ref={area}
      name="message"
      label={label}
      rows={8}
      required
      defaultValue={typed}
      hint={over > 0 ? undefined : intl.formatMessage({ id: 'catalog.contact.left' }, { left: -over })}
      error={over > 0 ? intl.formatMessage({ id: 'catalog.contact.over' }, { over, most: MOST }) : undefined}
      onInput={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
