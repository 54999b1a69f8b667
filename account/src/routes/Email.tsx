import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import type { Done } from '@vitrine/shared/contract/accounts/account';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/links/Button';
import { changeEmail, keepEmail, readAccount } from '../api/account.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { FormField } from '../components/FormField.tsx';
import { Said } from '../components/Said.tsx';
import style from '../components/AskNotice.module.css';
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
      <Pending present={email} wanted={newEmail} />
      <EmailForm present={email} />
    </AccountPage>
  );
}

/** The change that waits for its link, and the way out of it: the address may have been mistyped. */
function Pending({ present, wanted }: { present: string; wanted: string | null }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const [kept, setKept] = useState('');
  const keep = useAction<void, Done>(
    async () => {
      const answer = await keepEmail(browserApi);
      // The link may have been opened meanwhile: the page then says which address holds.
      if (!answer.ok) await revalidate();
      return answer;
    },
    async () => {
      await revalidate();
      setKept(present);
    },
    { isNewsToldInPlace: true },
  );
  if (!wanted)
    return (
      <>
        <RequestFailed failure={keep.failure} />
        <Said text={kept === present ? words('email.kept', { email: present }) : null} />
      </>
    );
  return (
    <div className={style['ask']}>
      <Notice tone="info">{words('email.pending', { email: wanted })}</Notice>
      <RequestFailed failure={keep.failure} />
      <Button variant="quiet" busy={keep.isBusy} onClick={() => void keep.run()}>
        {words('email.keep')}
      </Button>
    </div>
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
