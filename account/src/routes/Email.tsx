import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { changeEmail, readAccount } from '../api/account.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { FormField } from '../components/FormField.tsx';
import { PasswordField } from '../components/access/PasswordField.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const { email, newEmail } = loadOwn(await readAccount(remote.api(args)), args.request, locale);
  return { email, newEmail };
}
type EmailData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'email.title' })),
    alternates: pathsTo('accountEmail'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { email, newEmail } = useLoaderData<EmailData>();
  return (
    <AccountPage title={words('email.title')} lead={words('email.present', { email })}>
      {newEmail && <Notice tone="info">{words('email.pending', { email: newEmail })}</Notice>}
      <EmailForm present={email} />
    </AccountPage>
  );
}

function EmailForm({ present }: { present: string }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  return (
    <>
      <AccountForm
        name={`email:${present}`}
        submit={words('email.submit')}
        send={({ text }) =>
          changeEmail(browserApi, {
            email: text('email'),
            emailConfirmation: text('emailConfirmation'),
            currentPassword: text('currentPassword'),
          })
        }
        onDone={revalidate}
      >
        <FormField name="email" label={words('field.newEmail')} type="email" autoComplete="email" required />
        <FormField name="emailConfirmation" type="email" autoComplete="email" required />
        <PasswordField name="currentPassword" kind="current" />
      </AccountForm>
    </>
  );
}
