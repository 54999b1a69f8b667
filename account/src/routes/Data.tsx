import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Button } from '@vitrine/shared/ui/links/Button';
import { deleteAccount, readAccount } from '../api/account.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { Part } from '../components/Part.tsx';
import { PasswordField } from '../components/access/PasswordField.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useArrive } from '../model/use-arrive.ts';
import { useWords } from '../model/use-words.ts';
import { withQuery } from '@vitrine/shared/paths/with-query';
import style from './Export.module.css';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const { email } = loadOwn(await readAccount(remote.api(args)), args.request, locale);
  return { email };
}
type OwnData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'data.title' })),
    alternates: pathsTo('accountData'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { email } = useLoaderData<OwnData>();
  return (
    <AccountPage title={words('data.title')} lead={email}>
      <Part title={words('data.export.title')}>
        <p>{words('data.export.text')}</p>
        <Export />
      </Part>
      <Part title={words('data.delete.title')}>
        <p>{words('data.delete.text')}</p>
        <Deletion />
      </Part>
    </AccountPage>
  );
}

/** Two steps: the wish, then the password. */
function Deletion() {
  const words = useWords();
  const [step, setStep] = useState<'unasked' | 'asked' | 'cancelled'>('unasked');
  if (step === 'asked') return <DeletionForm onCancel={() => setStep('cancelled')} />;
  return (
    <Button variant="danger" autoFocus={step === 'cancelled'} onClick={() => setStep('asked')}>
      {words('data.delete.start')}
    </Button>
  );
}

function DeletionForm({ onCancel }: { onCancel(): void }) {
  const words = useWords();
  const home = pathTo('home', useLocale());
  const { browserApi } = useRemote();
  const arrive = useArrive();
  return (
    <AccountForm
      name="deletion"
      submit={words('data.delete.submit')}
      variant="danger"
      send={({ text }) => deleteAccount(browserApi, text('currentPassword'))}
      onDone={() => arrive(home)}
      aside={
        <Button variant="quiet" onClick={onCancel}>
          {words('common.cancel')}
        </Button>
      }
    >
      <p>{words('data.delete.sure')}</p>
      <PasswordField name="currentPassword" kind="current" isFirst />
    </AccountForm>
  );
}

/**
 * The files that hold all that the shop knows. Plain links: the browser keeps the file, also without scripts. They name
 * the page they stand on, for who is no longer logged in is led to the login and back.
 */
function Export() {
  const words = useWords();
  const back = pathTo('accountData', useLocale());
  return (
    <ul className={style['files']} role="list">
      {(['json', 'csv'] as const).map((format) => (
        <li key={format}>
          <a href={withQuery('/api/account/export', { format, back })}>{words(`data.export.${format}`)}</a>
        </li>
      ))}
    </ul>
  );
}
