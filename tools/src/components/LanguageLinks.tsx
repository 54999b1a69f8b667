import { useLocation } from 'react-router';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { fillPath, pathTo } from '@vitrine/shared/paths/path-to';
import { readPath } from '@vitrine/shared/paths/read-path';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../model/use-words.ts';
import style from './LanguageLinks.module.css';

const NAMES: Localized = { en: 'English', nl: 'Nederlands', fr: 'Français' };

/** The same page in the other languages: plain links, for a page has one language from load to load. */
export function LanguageLinks() {
  const words = useWords();
  const current = useLocale();
  const { rememberLanguage } = useRemote();
  const { pathname, search } = useLocation();
  const page = readPath(pathname);
  const hrefIn = (locale: Locale) =>
    page ? fillPath(page.name, locale, page.params) + search : pathTo('tools', locale);
  return (
    <nav aria-label={words('nav.language')}>
      <ul className={style['languages']} role="list">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={hrefIn(locale)}
              hrefLang={locale}
              lang={locale}
              onClick={() => rememberLanguage?.(locale)}
              {...(locale === current && { 'aria-current': true })}
            >
              {NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
