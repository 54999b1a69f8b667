import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import { formatMoment } from '@vitrine/shared/i18n/formats';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useIntl } from 'react-intl';
import { SAME_SPECIES_ID } from '../insect/Relatives.tsx';
import style from './SoldOut.module.css';
import { WishBox } from './WishBox.tsx';
import { WISH_SEXES, type RestockRequest } from './WishForm.tsx';

interface Props {
  insect: Insect;
  hasSameSpecies: boolean;
  onWish: (wish: RestockRequest) => Promise<ApiResult<unknown>>;
}

/** What one can do when the insect cannot be ordered: look at its like, or hear when there is one again. */
export function SoldOut({ insect, hasSameSpecies, onWish }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const id = insect.isHeld ? 'held' : 'soldOut';
  // An older shop does not say until when.
  const until = insect.heldUntil === undefined ? 'none' : formatMoment(insect.heldUntil, locale);
  const name = <LatinName name={insect.name} authority={insect.authority} isMixed={insect.isMixed} short />;
  return (
    <div className={style['soldOut']}>
      <p className={style['note']}>
        {intl.formatMessage({ id: `catalog.insect.${id}` }, { until })}{' '}
        <WayOn insect={insect} hasLike={hasSameSpecies} />
      </p>
      {/* A mixed lot is no species that could come in again. */}
      {!insect.isMixed && <WishBox uuid={insect.uuid} name={name} sexes={WISH_SEXES} onWish={onWish} />}
    </div>
  );
}

function WayOn({ insect, hasLike }: { insect: Insect; hasLike: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  if (hasLike) {
    return <a href={`#${SAME_SPECIES_ID}`}>{intl.formatMessage({ id: 'catalog.insect.seeSpecies' })}</a>;
  }
  const family = insect.family.name[locale];
  return (
    <SiteLink to={familyPath(insect.family, locale)}>
      {intl.formatMessage({ id: 'catalog.insect.soldOutFamily' }, { family })}
    </SiteLink>
  );
}
