import type { InsectCard, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import { FACT_LIST, saidOf } from '@vitrine/shared/contract/facts/fact-list';
import { formatOnLabel } from '@vitrine/shared/i18n/format-fact';
import { formatPlace } from '@vitrine/shared/i18n/places/format-place';
import { formatCaught } from '@vitrine/shared/i18n/formats';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useIntl } from 'react-intl';
import style from './SoldLots.module.css';

/** Lots that found their drawer, or are about to, a line each as in a ledger. */
export function SoldLots({ lots, sales }: { lots: InsectCard[]; sales: SpeciesPage['sales'] }) {
  return (
    <ul className={style['ledger']} role="list">
      {lots.map((lot) => (
        <li key={lot.uuid}>
          <SoldLot lot={lot} month={sales?.months[lot.uuid]} isHeld={sales?.held.includes(lot.uuid)} />
        </li>
      ))}
    </ul>
  );
}

interface SoldLotProps {
  lot: InsectCard;
  /** When it was sold, if it was. */
  month: string | undefined;
  isHeld: boolean | undefined;
}

function SoldLot({ lot, month, isHeld }: SoldLotProps) {
  const intl = useIntl();
  const locale = useLocale();
  const facts = FACT_LIST.filter(({ label }) => label === 'specimen').map((fact) =>
    formatOnLabel(fact, saidOf(lot, fact), locale),
  );
  const sold =
    month && intl.formatMessage({ id: 'catalog.species.soldIn' }, { month: formatCaught(month, locale) });
  return (
    <article className={style['line']}>
      <div className={style['picture']}>
        <Picture picture={lot.picture} of={lot} alt="" sizes="4rem" />
      </div>
      <h3 className={style['reference']}>
        <SiteLink to={insectPath(lot, locale)}>{lot.reference}</SiteLink>
      </h3>
      <p className={style['facts']}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={style['place']}>
        {[formatPlace(lot, locale), lot.caughtOn?.slice(0, 4)].filter(Boolean).join(' · ')}
      </p>
      <p className={style['fate']}>{isHeld ? intl.formatMessage({ id: 'catalog.species.held' }) : sold}</p>
    </article>
  );
}
