import { useIntl } from 'react-intl';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { writeLocaleCookie } from '../model/locale-cookie.ts';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import style from './LanguagePicker.module.css';

/** Each language under its own name, so that it is found by who cannot read this page. */
const NAMES: Localized = { en: 'English', nl: 'Nederlands', fr: 'Français' };

/** The same page in the other languages. Plain links: a page has one language from load to load. */
export function LanguagePicker({ alternates }: { alternates: Localized }) {
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
              onClick={() => remember(locale)}
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

function remember(locale: Locale) {
  document.cookie = writeLocaleCookie(locale);
}
