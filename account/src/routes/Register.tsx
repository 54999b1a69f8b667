import { FormattedMessage } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { RegisterRequest } from '@vitrine/shared/contract/accounts/account';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import type { FormValues } from '@vitrine/shared/forms/form-values';
import { inEveryLocale } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { register } from '../api/log-in.ts';
import style from '../components/AccountForm.module.css';
import { AccountForm } from '../components/AccountForm.tsx';
import { Door } from '../components/access/Door.tsx';
import { FormField } from '../components/FormField.tsx';
import { NewPasswordFields } from '../components/access/NewPasswordFields.tsx';
import { ExtraFields, NameFields } from '../components/OwnFields.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useLogin } from '../model/use-login.ts';
import { useWords } from '../model/use-words.ts';
import { backOf, doorPath } from '../model/way-back.ts';

export function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  return { back: backOf(args.request, locale), email: remote.frame(args).seller.email };
}
type RegisterData = ReturnType<typeof loader>;

export function head({ back }: RegisterData, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'register.title' })),
    alternates: inEveryLocale((locale) => doorPath('register', locale, back)),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { back, email } = useLoaderData<RegisterData>();
  return (
    <Door
      title={words('register.title')}
      lead={words('register.lead')}
      email={email}
      aside={<ToLogin back={back} />}
    >
      <RegisterForm back={back} />
    </Door>
  );
}

function RegisterForm({ back }: { back: string | null }) {
  const words = useWords();
  const { api, locale, enter } = useLogin(back);
  return (
    <AccountForm
      name="register"
      submit={words('register.submit')}
      send={(values) => register(api, registration(values, locale))}
      onDone={enter}
    >
      <OwnerFields />
      <fieldset className={style['group']}>
        <legend>{words('register.secret')}</legend>
        <NewPasswordFields />
      </fieldset>
      <CheckField name="newsletter" label={words('field.newsletter')} />
      <CheckField name="acceptsConditions" label={<ConditionsLabel />} required />
    </AccountForm>
  );
}

function OwnerFields() {
  const words = useWords();
  return (
    <fieldset className={style['group']}>
      <legend>{words('register.you')}</legend>
      <NameFields />
      <div className={style['pair']}>
        <FormField name="email" type="email" autoComplete="email" required />
        <FormField name="emailConfirmation" type="email" autoComplete="email" required />
      </div>
      <ExtraFields phoneHint={words('details.phoneHint')} />
    </fieldset>
  );
}

function ConditionsLabel() {
  const conditions = pathTo('conditions', useLocale());
  return (
    <FormattedMessage
      id="field.acceptsConditions"
      values={{
        link: (text) => (
          <a href={conditions} target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      }}
    />
  );
}

function ToLogin({ back }: { back: string | null }) {
  const words = useWords();
  return (
    <>
      <h2>{words('register.have')}</h2>
      <ButtonLink to={doorPath('login', useLocale(), back)} variant="quiet">
        {words('register.login')}
      </ButtonLink>
      <SiteLink to={pathTo('passwordRecovery', useLocale())}>{words('login.recover')}</SiteLink>
    </>
  );
}

function registration({ text, isTicked }: FormValues, locale: Locale): RegisterRequest {
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    email: text('email'),
    emailConfirmation: text('emailConfirmation'),
    password: text('password'),
    passwordConfirmation: text('passwordConfirmation'),
    acceptsConditions: isTicked('acceptsConditions'),
    company: text('company'),
    phone: text('phone'),
    newsletter: isTicked('newsletter'),
    locale,
  };
}
