import { RawIntlProvider } from 'react-intl';
import type { Closing } from '@vitrine/shared/contract/frame';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { intlOf } from '@vitrine/shared/i18n/intl-of';
import { ClosingBanner } from '@vitrine/shared/ui/ClosingBanner';
import en from '@vitrine/shared/ui/closing/en.json';
import fr from '@vitrine/shared/ui/closing/fr.json';
import nl from '@vitrine/shared/ui/closing/nl.json';
import { useWords } from '../../model/use-words.ts';
import style from './Closings.module.css';

const BANNER_WORDS = { en, nl, fr };

/** The banner as shoppers will see it, drawn by what draws theirs. */
export function BannerPreview({ closing }: { closing: Closing | null }) {
  const words = useWords();
  return (
    <section className={style['preview']} aria-labelledby="banner-preview">
      <h3 id="banner-preview">{words('closings.preview')}</h3>
      {closing === null && <p>{words('closings.previewLater')}</p>}
      {closing !== null &&
        LOCALES.map((locale) => (
          <div key={locale} lang={locale}>
            <RawIntlProvider value={intlOf(locale, BANNER_WORDS[locale])}>
              <ClosingBanner closing={closing} />
            </RawIntlProvider>
          </div>
        ))}
    </section>
  );
}
