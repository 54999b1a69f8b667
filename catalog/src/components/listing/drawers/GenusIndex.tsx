import type { Family, GenusSummary } from '@vitrine/shared/contract/catalogue';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { genusPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import style from './FamilyIndex.module.css';

/** The genera of a family as an index with how many lots of each can be ordered. */
export function GenusIndex({ genera, family }: { genera: GenusSummary[]; family: Family }) {
  const locale = useLocale();
  return (
    <ul className={style['index']} role="list">
      {genera.map(({ genus, count }) => (
        <li key={genus}>
          <SiteLink to={genusPath(genus, family, locale) ?? ''}>
            <i lang="la" className={style['name']}>
              {genus}
            </i>
            <span className={style['count']}>{formatCount(count, locale)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
