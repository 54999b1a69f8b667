import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pathsTo, pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { checkRecoveryLink, choosePassword } from '../api/recovery.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { Door } from '../components/access/Door.tsx';
import { NewPasswordFields } from '../components/access/NewPasswordFields.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useArrive } from '../model/use-arrive.ts';
import { useWords } from '../model/use-words.ts';

export async function loader(args: LoaderFunctionArgs, { remote }: PageContext) {
  const token = args.params['token'] ?? '';
  const { isValid, shortest } = loadOrThrow(await checkRecoveryLink(remote.api(args), token));
  return { token, isValid, shortest, email: remote.frame(args).seller.email };
}
type TokenData = Awaited<ReturnType<typeof loader>>;

export function head({ token }: TokenData, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'choose.title' })),
    alternates: pathsTo('passwordRecoveryToken', { token }),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { token, isValid, shortest, email } = useLoaderData<TokenData>();
  return (
    <Door title={words('choose.title')} lead={isValid && words('choose.lead')} email={email}>
      {isValid ? <ChooseForm token={token} shortest={shortest} /> : <WrongLink />}
    </Door>
  );
}

function ChooseForm({ token, shortest }: { token: string; shortest: number | undefined }) {
  const words = useWords();
  const login = pathTo('login', useLocale());
  const { browserApi } = useRemote();
  const arrive = useArrive();
  return (
    <AccountForm
      name="choose"
      submit={words('choose.submit')}
      send={({ text }) =>
        choosePassword(browserApi, {
          token,
          password: text('password'),
          passwordConfirmation: text('passwordConfirmation'),
        })
      }
      onDone={() => arrive(login)}
    >
      <NewPasswordFields label={words('field.newPassword')} {...(shortest && { shortest })} />
    </AccountForm>
  );
}

function WrongLink() {
  const words = useWords();
  return (
    <>
      <Notice tone="error" title={words('choose.wrong.title')}>
        {words('choose.wrong.text')}
      </Notice>
      <ButtonLink to={pathTo('passwordRecovery', useLocale())}>{words('choose.again')}</ButtonLink>
    </>
  );
}
