import type { FamilySummary } from '@vitrine/shared/contract/catalogue';
import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { useIntl } from 'react-intl';
import { FamilyIndex } from './drawers/FamilyIndex.tsx';
import { NewestLink } from './NewestLink.tsx';
import { Section } from '../Section.tsx';
import style from './EmptyResultLinks.module.css';

interface Props {
  /** Those of which there is most. */
  families: FamilySummary[];
  /** Something was searched, and is not there. */
  isAfterSearch: boolean;
}

/** Where to go from a search that has nothing to show. */
export function EmptyResultLinks({ families, isAfterSearch }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const text = (id: string) => intl.formatMessage({ id: `catalog.waysOn.${id}` });
  return (
    <>
      {isAfterSearch && (
        <div className={style['advice']}>
          <h2>{text('advice')}</h2>
          <ul>
            <li>{text('spelling')}</li>
            <li>{text('part')}</li>
            <li>{text('family')}</li>
          </ul>
        </div>
      )}
      <Section title={text('categories')}>
        <div className={style['categories']}>
          {FAMILY_CATEGORIES.map((category) => (
            <ButtonLink key={category} to={categoryPath(category, locale)} variant="quiet">
              {intl.formatMessage({ id: `catalog.category.${category}` })}
            </ButtonLink>
          ))}
          <NewestLink />
        </div>
      </Section>
      {families.length > 0 && (
        <Section title={text('families')}>
          <FamilyIndex families={families} />
        </Section>
      )}
    </>
  );
}
