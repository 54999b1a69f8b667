import { useIntl } from 'react-intl';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { insectSlug } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Picture } from '@vitrine/shared/ui/Picture';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import style from './LatestThumbs.module.css';

const SHOWN = 8;

/** A row of the newest insects, each by its picture. */
export function LatestThumbs({ latest }: { latest: InsectCard[] }) {
  const intl = useIntl();
  const locale = useLocale();
  if (latest.length === 0) return null;
  return (
    <section className={style['latest']}>
      <h2 className={style['title']}>
        <SiteLink to={pathTo('newInsects', locale)}>
          {intl.formatMessage({ id: 'shell.footer.latest' })}
        </SiteLink>
      </h2>
      <ul className={style['row']} role="list">
        {latest.slice(0, SHOWN).map((insect) => (
          <li key={insect.uuid}>
            <SiteLink to={pathTo('newInsect', locale, { slug: insectSlug(insect) })}>
              <Picture picture={insect.picture} alt={insect.name} sizes="(min-width: 64rem) 8rem, 22vw" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
