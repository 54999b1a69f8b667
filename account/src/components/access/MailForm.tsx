import { useState } from 'react';
import type { Done } from '@vitrine/shared/contract/accounts/account';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { useWords } from '../../model/use-words.ts';
import { AccountForm } from '../AccountForm.tsx';
import { FormField } from '../FormField.tsx';

interface MailFormProps {
  name: string;
  submit: string;
  send(email: string): Promise<ApiResult<Done>>;
}

/** Asks for a mail with a link. What is said never tells whether the address has an account. */
export function MailForm({ name, submit, send }: MailFormProps) {
  const words = useWords();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <AccountForm
        name={name}
        submit={submit}
        send={({ text }) => send(text('email'))}
        onDone={() => setSent(true)}
      >
        <FormField name="email" type="email" autoComplete="email" required />
      </AccountForm>
      {isSent && <p>{words('recovery.sentHint')}</p>}
    </>
  );
}
