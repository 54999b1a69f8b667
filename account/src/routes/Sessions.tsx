import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Button } from '@vitrine/shared/ui/Button';
import { endOtherSessions } from '../api/end-other-sessions.ts';
import { endSession } from '../api/end-session.ts';
import { listSessions } from '../api/list-sessions.ts';
import { AccountPage } from '../components/AccountPage.tsx';
import { Failed } from '../components/Failed.tsx';
import { Said } from '../components/Said.tsx';
import { SessionList } from '../components/SessionList.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../model/use-words.ts';

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

/** Everywhere but here, in place of one session. */
const OTHERS = null;

export function Component() {
  const words = useWords();
  const { sessions } = useLoaderData<SessionsData>();
  const { said, run, isBusy, failure } = useEnding();
  return (
    <AccountPage title={words('sessions.title')} lead={words('sessions.lead')}>
      <Said text={said} />
      <Failed failure={failure} />
      <SessionList sessions={sessions} isBusy={isBusy} onEnd={(id) => void run(id)} />
      {sessions.length > 1 && (
        <div>
          <Button variant="danger" busy={isBusy} onClick={() => void run(OTHERS)}>
            {words('sessions.endOthers')}
          </Button>
        </div>
      )}
    </AccountPage>
  );
}

function useEnding() {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const [said, setSaid] = useState<string | null>(null);
  const action = useAction(
    (id: number | null) => {
      setSaid(null);
      return id === OTHERS ? endOtherSessions(browserApi) : endSession(browserApi, id);
    },
    async () => {
      await revalidate();
      setSaid(words('sessions.ended'));
    },
  );
  return { said, ...action };
}
