import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { isLoginNeeded } from '@vitrine/shared/paths/login-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { logIn } from '../api/log-in.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { Door } from '../components/access/Door.tsx';
import { FormField } from '../components/FormField.tsx';
import { PasskeyLogin } from '../components/access/PasskeyLogin.tsx';
import { PasswordField } from '../components/access/PasswordField.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useLogin } from '../model/use-login.ts';
import { useWords } from '../model/use-words.ts';
import { backOf, doorPath, neededDoorPath } from '../model/way-back.ts';

export function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  return {
    back: backOf(args.request, locale),
    /** Whether a page that needs a login led here. */
    isNeeded: isLoginNeeded(new URL(args.request.url).search),
    firstname: remote.profile(args)?.firstname ?? null,
    email: remote.frame(args).seller.email,
  };
}
type LoginData = ReturnType<typeof loader>;

export function head({ back, isNeeded }: LoginData, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'login.title' })),
    alternates: inEveryLocale((locale) =>
      isNeeded ? neededDoorPath(locale, back) : doorPath('login', locale, back),
    ),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { back, email, firstname, isNeeded } = useLoaderData<LoginData>();
  return (
    <Door
      title={words('login.title')}
      lead={words(back ? 'login.leadBack' : 'login.lead')}
      email={email}
      aside={<ToRegister back={back} />}
    >
      {firstname !== null && <AlreadyIn name={firstname} back={back} />}
      {firstname === null && isNeeded && <Notice tone="info">{words('login.needed')}</Notice>}
      <LoginForm back={back} />
      <PasskeyLogin back={back} />
    </Door>
  );
}

function LoginForm({ back }: { back: string | null }) {
  const words = useWords();
  const { api, locale, enter } = useLogin(back);
  return (
    <AccountForm
      name="login"
      submit={words('login.submit')}
      send={({ text }) => logIn(api, { email: text('email'), password: text('password') })}
      onDone={enter}
      aside={<SiteLink to={pathTo('passwordRecovery', locale)}>{words('login.recover')}</SiteLink>}
    >
      <FormField name="email" type="email" autoComplete="username webauthn" required />
      <PasswordField name="password" kind="current" />
    </AccountForm>
  );
}

function ToRegister({ back }: { back: string | null }) {
  const words = useWords();
  return (
    <>
      <h2>{words('login.registerTitle')}</h2>
      <p>{words('login.registerText')}</p>
      <ButtonLink to={doorPath('register', useLocale(), back)} variant="quiet">
        {words('login.register')}
      </ButtonLink>
    </>
  );
}

/** Nobody is sent on by themselves: who came here may want to be somebody else. */
function AlreadyIn({ name, back }: { name: string; back: string | null }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Notice tone="info">
      {words('login.already', { name })}{' '}
      <SiteLink to={back ?? pathTo('account', locale)}>{words('login.goOn')}</SiteLink>
    </Notice>
  );
}
