import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { listPasskeys } from '../api/passkeys.ts';
import { AddPasskey } from '../components/access/AddPasskey.tsx';
import { PasskeyList } from '../components/access/PasskeyList.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { Said } from '../components/Said.tsx';
import { loadOwn } from '../model/load-own.ts';
import { useWords, type MessageId } from '../model/use-words.ts';
import { useCanUsePasskeys } from '@vitrine/shared/remote/web-authn';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  return loadOwn(await listPasskeys(remote.api(args)), args.request, locale);
}
type PasskeysData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'passkeys.title' })),
    alternates: pathsTo('accountPasskeys'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { passkeys } = useLoaderData<PasskeysData>();
  const { revalidate } = useRevalidator();
  const canUse = useCanUsePasskeys();
  const [said, setSaid] = useState<MessageId | null>(null);
  /** What came of the last change is read: the next one begins. */
  const begin = () => setSaid(null);
  const say = async (text: MessageId) => {
    setSaid(null);
    await revalidate();
    setSaid(text);
  };
  return (
    <AccountPage title={words('passkeys.title')} lead={words('passkeys.lead')}>
      <Said text={said && words(said)} />
      {passkeys.length === 0 && <p>{words('passkeys.none')}</p>}
      <PasskeyList
        passkeys={passkeys}
        canUse={canUse === true}
        onBegin={begin}
        onRemoved={() => say('passkeys.removed')}
        onRenamed={() => say('passkeys.renamed')}
      />
      {canUse === false && <Notice tone="info">{words('passkeys.unable')}</Notice>}
      {canUse && (
        <AddPasskey hasPasskeys={passkeys.length > 0} onBegin={begin} onAdded={() => say('passkeys.added')} />
      )}
    </AccountPage>
  );
}
