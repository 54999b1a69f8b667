import { useIntl } from 'react-intl';
import type { Profile } from '@vitrine/shared/contract/account';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import { rememberLanguage } from '../client/remember-language.ts';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import style from './LanguagePicker.module.css';

/** Each language under its own name, so that it is found by who cannot read this page. */
const NAMES: Localized = { en: 'English', nl: 'Nederlands', fr: 'Français' };

interface LanguagePickerProps {
  alternates: Localized;
  /** Who is logged in keeps the choice in the profile too. */
  profile: Profile | null;
}

/** The same page in the other languages. Plain links: a page has one language from load to load. */
export function LanguagePicker({ alternates, profile }: LanguagePickerProps) {
  const current = useLocale();
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'shell.language' })}>
      <ul className={style['languages']} role="list">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={alternates[locale]}
              hrefLang={locale}
              lang={locale}
              onClick={() => rememberLanguage(locale, profile)}
              {...(locale === current && { 'aria-current': true })}
            >
              <abbr title={NAMES[locale]}>{locale.toUpperCase()}</abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
