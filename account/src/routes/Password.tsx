import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { passwordLength } from '@vitrine/shared/contract/accounts/account';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useProfile, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { changePassword, readAccount } from '../api/account.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { NewPasswordFields } from '../components/access/NewPasswordFields.tsx';
import { PasswordField } from '../components/access/PasswordField.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const { email } = loadOwn(await readAccount(remote.api(args)), args.request, locale);
  return { email };
}
type PasswordData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'change.title' })),
    alternates: pathsTo('accountPassword'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { email } = useLoaderData<PasswordData>();
  const shortest = passwordLength(useProfile()?.role ?? 'customer').min;
  const remote = useRemote();
  return (
    <AccountPage title={words('change.title')} lead={words('change.lead')}>
      <AccountForm
        name="password"
        submit={words('change.submit')}
        send={({ text }) =>
          changePassword(remote.browserApi, {
            currentPassword: text('currentPassword'),
            password: text('password'),
            passwordConfirmation: text('passwordConfirmation'),
          })
        }
        onDone={() => undefined}
      >
        {/* Tells password managers whose password this is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField name="currentPassword" kind="current" />
        <NewPasswordFields label={words('field.newPassword')} shortest={shortest} />
      </AccountForm>
    </AccountPage>
  );
}
