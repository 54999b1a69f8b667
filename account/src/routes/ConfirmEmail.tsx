import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Confirmation } from '@vitrine/shared/contract/accounts/account';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { confirmEmail, resendConfirmation } from '../api/log-in.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { Door } from '../components/access/Door.tsx';
import { MailForm } from '../components/access/MailForm.tsx';
import { Said } from '../components/Said.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';

export function loader(args: LoaderFunctionArgs, { remote }: PageContext) {
  return { token: args.params['token'] ?? '', email: remote.frame(args).seller.email };
}
type ConfirmData = ReturnType<typeof loader>;

export function head({ token }: ConfirmData, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'confirm.title' })),
    alternates: pathsTo('confirmEmail', { token }),
    isIndexed: false,
  };
}

/** Confirming is a press of a button: programs that look at mails open links. */
export function Component() {
  const words = useWords();
  const remote = useRemote();
  const { token, email } = useLoaderData<ConfirmData>();
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const done = async ({ email: address, message, isOwnerProved }: Confirmation) => {
    await remote.refreshProfile?.();
    // Pressed where nobody is logged in: the server says what is left to do.
    setConfirmed(isOwnerProved === false ? message : words('confirm.done', { email: address }));
  };
  return (
    <Door
      title={words('confirm.title')}
      lead={confirmed === null && words('confirm.lead')}
      email={email}
      aside={confirmed === null && <Again />}
    >
      {confirmed === null && (
        <AccountForm
          name="confirm"
          submit={words('confirm.submit')}
          send={() => confirmEmail(remote.browserApi, token)}
          onDone={done}
          told={{ isNewsToldInPlace: true }}
        >
          {null}
        </AccountForm>
      )}
      <Confirmed text={confirmed} />
    </Door>
  );
}

function Confirmed({ text }: { text: string | null }) {
  const words = useWords();
  const account = pathTo('account', useLocale());
  return (
    <>
      <Said text={text} />
      {text !== null && <ButtonLink to={account}>{words('confirm.toAccount')}</ButtonLink>}
    </>
  );
}

function Again() {
  const words = useWords();
  const { browserApi } = useRemote();
  return (
    <>
      <h2>{words('confirm.againTitle')}</h2>
      <p>{words('confirm.againText')}</p>
      <MailForm
        name="resend"
        submit={words('confirm.again')}
        send={(address) => resendConfirmation(browserApi, address)}
      />
    </>
  );
}
