import type { FamilySummary } from '@vitrine/shared/contract/catalogue';
import { Icon } from '@vitrine/shared/ui/Icon';
import { CachedFragment } from '@vitrine/shared/ui/CachedFragment';
import { useIntl } from 'react-intl';
import { FamilyIndex } from './FamilyIndex.tsx';
import style from './FamilyDisclosure.module.css';

/** The index of families above a list: open where there is room, behind one line on a phone. */
export function FamilyDisclosure({ families }: { families: FamilySummary[] }) {
  const intl = useIntl();
  if (families.length === 0) return null;
  return (
    <CachedFragment as="details" of={['families', families]} className={style['families']}>
      <summary>
        <span>{intl.formatMessage({ id: 'catalog.category.families' }, { count: families.length })}</span>
        <Icon name="chevron" />
      </summary>
      <nav aria-label={intl.formatMessage({ id: 'catalog.category.familiesLabel' })}>
        <FamilyIndex families={families} />
      </nav>
    </CachedFragment>
  );
}
