import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { changeAccount, changeLanguage, readAccount, changeNewsletter } from '../api/account.ts';
import { AccountForm } from '../components/AccountForm.tsx';
import { AccountPage } from '../components/AccountPage.tsx';
import { ExtraFields, NameFields } from '../components/OwnFields.tsx';
import { Part } from '../components/Part.tsx';
import { loadOwn } from '../model/load-own.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { useWords } from '../model/use-words.ts';
import type { Account } from '@vitrine/shared/contract/accounts/account';
import { Button } from '@vitrine/shared/ui/links/Button';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from '../components/AskNotice.module.css';

/** Each language under its own name. */
const LANGUAGES: Localized = { en: 'English', nl: 'Nederlands', fr: 'Français' };

export async function loader(args: LoaderFunctionArgs, { remote, locale }: PageContext) {
  return loadOwn(await readAccount(remote.api(args)), args.request, locale);
}
type Details = Awaited<ReturnType<typeof loader>>;

export function head(_data: unknown, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'details.title' })),
    alternates: pathsTo('accountDetails'),
    isIndexed: false,
  };
}

export function Component() {
  const words = useWords();
  const { newsletter } = useLoaderData<Details>();
  return (
    <AccountPage title={words('details.title')}>
      <Part title={words('details.name')}>
        <NameForm />
      </Part>
      <Part title={words('details.language')}>
        <LanguageForm />
      </Part>
      <Part title={words('newsletter.title')}>
        <Newsletter state={newsletter} />
      </Part>
    </AccountPage>
  );
}

function NameForm() {
  const words = useWords();
  const { browserApi } = useRemote();
  const { email, firstname, lastname, company, phone } = useLoaderData<Details>();
  const show = useShowing();
  return (
    <>
      <AccountForm
        name={`details:${email}`}
        submit={words('common.save')}
        send={({ text }) => {
          return changeAccount(browserApi, {
            firstname: text('firstname'),
            lastname: text('lastname'),
            company: text('company'),
            phone: text('phone'),
          });
        }}
        onDone={show}
      >
        <NameFields firstname={firstname} lastname={lastname} />
        <ExtraFields company={company} phone={phone} phoneHint={words('details.phoneHint')} />
      </AccountForm>
    </>
  );
}

function LanguageForm() {
  const words = useWords();
  const { browserApi } = useRemote();
  const { email } = useLoaderData<Details>();
  const show = useShowing();
  return (
    <>
      <AccountForm
        name={`language:${email}`}
        submit={words('common.save')}
        send={({ text }) => {
          return changeLanguage(browserApi, text('language'));
        }}
        onDone={show}
      >
        <LanguageField />
      </AccountForm>
    </>
  );
}

function LanguageField() {
  const words = useWords();
  const { language } = useLoaderData<Details>();
  return (
    <SelectField
      label={words('field.language')}
      name="language"
      hint={words('details.languageHint')}
      defaultValue={language}
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {LANGUAGES[locale]}
        </option>
      ))}
    </SelectField>
  );
}

/** What was stored is in the frame and on the page before it is said. */
function useShowing() {
  const remote = useRemote();
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([remote.refreshProfile?.(), revalidate()]);
  };
}

/** Whether the newsletter comes, and the way in or out. In goes by a mail, so that nobody signs up another. */
function Newsletter({ state }: { state: Account['newsletter'] }) {
  const words = useWords();
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const { run, isBusy, failure } = useAction(
    (wants: boolean) => changeNewsletter(browserApi, wants),
    revalidate,
  );
  return (
    <div className={style['ask']}>
      <p>{words(`newsletter.${state}`)}</p>
      <RequestFailed failure={failure} />
      {state !== 'confirmed' && (
        <Button variant="quiet" busy={isBusy} onClick={() => void run(true)}>
          {words(state === 'none' ? 'newsletter.ask' : 'newsletter.again')}
        </Button>
      )}
      {state !== 'none' && (
        <Button variant="quiet" busy={isBusy} onClick={() => void run(false)}>
          {words('newsletter.end')}
        </Button>
      )}
    </div>
  );
}
