import { useState } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useProfile, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { claimOrders, countGuestOrders, listOrders } from '../api/orders.ts';
import { readAccount } from '../api/account.ts';
import { resendConfirmation } from '../api/log-in.ts';
import { Drawers } from '../components/Drawers.tsx';
import { LogOut } from '../components/access/LogOut.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';
import type { Done } from '@vitrine/shared/contract/accounts/account';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from '../components/AskNotice.module.css';

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  const api = remote.api(args);
  const [account, orders, claim] = await Promise.all([
    readAccount(api),
    listOrders(api, 1),
    countGuestOrders(api),
  ]);
  const { firstname, email, is_email_verified: isConfirmed } = loadOwn(account, args.request, locale);
  return {
    firstname,
    email,
    isConfirmed,
    // The overview opens without them.
    orderCount: orders.ok ? orders.value.total : null,
    guestOrders: claim.ok ? claim.value.orders : 0,
  };
}
type AccountData = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'account.title' })),
    alternates: pathsTo('account'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { firstname, email, isConfirmed, orderCount, guestOrders } = useLoaderData<AccountData>();
  // It may be changed in another tab.
  const name = useProfile()?.firstname ?? firstname;
  // Once they are added there are none left to add, and there is still something to say about it.
  const [found] = useState(guestOrders);
  return (
    <>
      <PageTitle count={email}>{words('account.hello', { name })}</PageTitle>
      {!isConfirmed && <ConfirmFirst email={email} />}
      {found > 0 && <Claim count={found} />}
      <Drawers email={email} orderCount={orderCount} />
      <LogOut />
    </>
  );
}

function ConfirmFirst({ email }: { email: string }) {
  const words = useWords();
  const { browserApi } = useRemote();
  return (
    <AskNotice
      title={words('account.confirm.title')}
      text={words('account.confirm.text', { email })}
      submit={words('account.confirm.again')}
      act={() => resendConfirmation(browserApi, email)}
    />
  );
}

function Claim({ count }: { count: number }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  return (
    <AskNotice
      title={words('account.claim.title', { count })}
      text={words('account.claim.text', { count })}
      submit={words('account.claim.submit')}
      act={() => claimOrders(browserApi)}
      onDone={revalidate}
    />
  );
}

interface AskNoticeProps {
  title: string;
  text: string;
  submit: string;
  act(): Promise<ApiResult<Done>>;
  onDone?(): Promise<void>;
}

/** Something the shopper could do now, with the button that does it. */
function AskNotice({ title, text, submit, act, onDone }: AskNoticeProps) {
  const [isDone, setDone] = useState(false);
  const { run, isBusy, failure } = useAction(act, async () => {
    setDone(true);
    await onDone?.();
  });
  if (isDone) return null;
  return (
    <Notice tone="info" title={title}>
      <div className={style['ask']}>
        <p>{text}</p>
        <RequestFailed failure={failure} />
        <Button variant="quiet" busy={isBusy} onClick={() => void run(undefined)}>
          {submit}
        </Button>
      </div>
    </Notice>
  );
}
