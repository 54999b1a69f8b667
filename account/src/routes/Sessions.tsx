import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Button } from '@vitrine/shared/ui/links/Button';
import { listSessions, endOtherSessions, endSession } from '../api/sessions.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { Said } from '../components/Said.tsx';
import { SessionList } from '../components/access/SessionList.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';
import type { Session } from '@vitrine/shared/contract/accounts/account';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { useDevice } from '../model/use-device.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { PasswordField } from '../components/access/PasswordField.tsx';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  return loadOwn(await listSessions(remote.api(args)), args.request, locale);
}
type SessionsData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'sessions.title' })),
    alternates: pathsTo('accountSessions'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { sessions } = useLoaderData<SessionsData>();
  const { revalidate } = useRevalidator();
  const [wish, setWish] = useState<EndingWish | null>(null);
  /** What was called off: its button comes back, and takes the focus. */
  const [left, setLeft] = useState<EndingWish | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const ask = (wanted: EndingWish) => {
    setSaid(null);
    setLeft(null);
    setWish(wanted);
  };
  const onCancel = () => {
    setLeft(wish);
    setWish(null);
  };
  const onEnded = async () => {
    setWish(null);
    await revalidate();
    setSaid(words('sessions.ended'));
  };
  const asked = wish && <EndingForm wish={wish} onEnded={onEnded} onCancel={onCancel} />;
  const isAbout = (id: number) => wish?.kind === 'one' && wish.session.id === id;
  return (
    <AccountPage title={words('sessions.title')} lead={words('sessions.lead')}>
      <Said text={said} />
      <SessionList
        sessions={sessions}
        onEnd={(session) => ask({ kind: 'one', session })}
        askedOf={(id) => (isAbout(id) ? asked : null)}
        left={left?.kind === 'one' ? left.session.id : null}
      />
      {wish?.kind === 'others' && asked}
      {wish?.kind !== 'others' && sessions.length > 1 && (
        <div>
          <Button
            variant="danger"
            autoFocus={left?.kind === 'others'}
            onClick={() => ask({ kind: 'others' })}
          >
            {words('sessions.endOthers')}
          </Button>
        </div>
      )}
    </AccountPage>
  );
}

/** Which browsers are to be logged out: one of them, or all but this one. */
type EndingWish = { kind: 'one'; session: Session } | { kind: 'others' };

interface EndingFormProps {
  wish: EndingWish;
  onEnded(): Promise<void>;
  onCancel(): void;
}

/** The second step of logging others out: who found this browser open does not know the password. */
function EndingForm({ wish, onEnded, onCancel }: EndingFormProps) {
  const words = useWords();
  const { browserApi } = useRemote();
  const device = useDevice();
  return (
    <AccountForm
      name="ending"
      submit={
        wish.kind === 'one'
          ? words('sessions.endOf', { device: device(wish.session) })
          : words('sessions.endOthers')
      }
      variant="danger"
      send={({ text }) => {
        const password = text('currentPassword');
        return wish.kind === 'one'
          ? endSession(browserApi, wish.session.id, password)
          : endOtherSessions(browserApi, password);
      }}
      onDone={onEnded}
      aside={
        <Button variant="quiet" onClick={onCancel}>
          {words('common.cancel')}
        </Button>
      }
    >
      <PasswordField name="currentPassword" kind="current" isFirst />
    </AccountForm>
  );
}
