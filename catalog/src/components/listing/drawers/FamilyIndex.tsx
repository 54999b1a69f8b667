import type { FamilySummary } from '@vitrine/shared/contract/catalogue';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import style from './FamilyIndex.module.css';

/** The families of a category as an index with how much is in each. */
export function FamilyIndex({ families }: { families: FamilySummary[] }) {
  const locale = useLocale();
  return (
    <ul className={style['index']} role="list">
      {families.map((family) => (
        <li key={family.id}>
          <SiteLink to={familyPath(family, locale)}>
            <span className={style['name']}>{family.name[locale]}</span>
            <span className={style['count']}>{formatCount(family.count, locale)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
