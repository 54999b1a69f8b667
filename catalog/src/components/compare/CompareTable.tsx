import type { Insect, LotDelivery } from '@vitrine/shared/contract/catalogue';
import type { Closing } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { Price } from '@vitrine/shared/ui/specimens/Price';
import { compareAddress } from '../../model/compare-address.ts';
import { commonFrameMm, type ComparedFact } from '../../model/compared-facts.ts';
import { AddToCart } from '../buying/AddToCart.tsx';
import { useOwnAmount } from '../buying/use-own-amount.ts';
import { CompareRow } from './CompareRow.tsx';
import { useCompareWords } from './compare-words.ts';
import { DeliveryRow } from './DeliveryRow.tsx';
import { ScaledPicture } from './ScaledPicture.tsx';
import style from './CompareTable.module.css';

interface Props {
  lots: Insect[];
  facts: ComparedFact[];
  /** Where each lot goes; empty where the shop does not say it. */
  deliveries: readonly LotDelivery[];
  closing: Closing | null;
}

/**
 * Lots side by side: what they look like from both sides, what they cost, what is said of them. The parts of the table
 * are named, because a browser that lays them out as a grid may forget that they are one.
 */
export function CompareTable({ lots, facts, deliveries, closing }: Props) {
  const words = useCompareWords();
  const locale = useLocale();
  const frameMm = commonFrameMm(lots);
  const hasSecond = lots.some(({ pictures }) => pictures.length > 1);
  const isPriceSame = new Set(lots.map(({ priceCents }) => priceCents)).size === 1;
  return (
    <div className={style['room']} role="region" aria-label={words('table')} tabIndex={0}>
      <table className={style['table']} role="table" aria-label={words('table')} data-lots={lots.length}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className={style['corner']}>
              <span className="visually-hidden">{words('fact')}</span>
            </th>
            {lots.map((lot) => (
              <th role="columnheader" scope="col" key={lot.uuid}>
                <LotName lot={lot} lots={lots} locale={locale} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <CompareRow term={words('firstView')} kind="views">
            {lots.map((lot) => (
              <View key={lot.uuid} lot={lot} index={0} frameMm={frameMm} view={words('firstView')} />
            ))}
          </CompareRow>
          {hasSecond && (
            <CompareRow term={words('secondView')} kind="views">
              {lots.map((lot) => (
                <View key={lot.uuid} lot={lot} index={1} frameMm={frameMm} view={words('secondView')} />
              ))}
            </CompareRow>
          )}
          <CompareRow term={words('price')} kind="price" {...(lots.length > 1 && { differs: !isPriceSame })}>
            {lots.map((lot) => (
              <Offer key={lot.uuid} lot={lot} />
            ))}
          </CompareRow>
          <DeliveryRow lots={lots} deliveries={deliveries} closing={closing} />
          {facts.map(({ key, term, values, differs }) => (
            <CompareRow key={key} term={term} {...(lots.length > 1 && { differs })}>
              {values.map(({ word, meaning }, at) => (
                <span key={lots[at]?.uuid} data-not-said={word === '' || undefined}>
                  {word || words('notSaid')}
                  {meaning && <small>{meaning}</small>}
                </span>
              ))}
            </CompareRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a lot is called, and the way to leave it out. */
function LotName({ lot, lots, locale }: { lot: Insect; lots: Insect[]; locale: Locale }) {
  const words = useCompareWords();
  const { reference, name, authority, isMixed } = lot;
  const others = lots.filter((other) => other !== lot).map((other) => other.reference);
  return (
    <span className={style['lot']}>
      <SiteLink to={insectPath(lot, locale)} className={style['name']}>
        <LatinName name={name} authority={authority} isMixed={isMixed} short />
      </SiteLink>
      <span className={style['reference']}>
        {reference}
        <SiteLink
          to={compareAddress(locale, others)}
          keepsScroll
          className={style['out']}
          aria-label={words('takeOut', { reference })}
        >
          <Icon name="close" />
        </SiteLink>
      </span>
    </span>
  );
}

interface ViewProps {
  lot: Insect;
  index: number;
  frameMm: number | null;
  view: string;
}

function View({ lot, index, frameMm, view }: ViewProps) {
  const words = useCompareWords();
  const locale = useLocale();
  const { name, reference } = lot;
  const picture = lot.pictures[index];
  const alt = picture?.alt?.[locale] || words('alt', { name, reference, view });
  if (picture) return <ScaledPicture picture={picture} alt={alt} frameMm={frameMm} />;
  const isAwaited = lot.awaited?.includes(index) ?? false;
  if (index > 0 && !isAwaited) return <span className={style['none']}>{words('noView')}</span>;
  return (
    <span className={style['awaited']}>
      <Picture
        picture={null}
        of={isAwaited ? { ...lot, isPictureAwaited: true } : lot}
        position={index}
        alt={alt}
        sizes="40vw"
      />
    </span>
  );
}

function Offer({ lot }: { lot: Insect }) {
  const words = useCompareWords();
  const { stock, isHeld, priceCents, previousPriceCents } = lot;
  const isOwn = useOwnAmount(lot.uuid) > 0 && isHeld === true;
  return (
    <span className={style['offer']}>
      <Price cents={priceCents} previousCents={previousPriceCents} />
      {stock > 0 || isOwn ? (
        <AddToCart insect={lot} variant="quiet" wide />
      ) : (
        <span className={style['gone']}>{words(isHeld ? 'keptAside' : 'soldOut')}</span>
      )}
    </span>
  );
}
