import type { InsectCard, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import { SPECIES_SORTS, type SpeciesSort } from '@vitrine/shared/contract/catalogue-lists';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { formatPlace } from '@vitrine/shared/i18n/format-place';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { speciesPath } from '@vitrine/shared/paths/species-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Pagination } from '@vitrine/shared/ui/links/Pagination';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { Price } from '@vitrine/shared/ui/specimens/Price';
import { useIntl } from 'react-intl';
import { lotsAddress } from '../../model/lots-address.ts';
import { AddToCart } from '../buying/AddToCart.tsx';
import { SexSigns } from './OfferLine.tsx';
import style from './LotTable.module.css';

/**
 * The lots of a species that are for sale, a row each, in an order that the shop makes. On a phone each row is a label:
 * the parts of the table are named, because a browser that lays them out as a grid may forget that they are one.
 */
export function LotTable({ species }: { species: SpeciesPage }) {
  const { name, family, offered, page = 1, pages = 1, sort = 'newest' } = species;
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string) => intl.formatMessage({ id });
  const address = speciesPath(name, family, locale) ?? '';
  const hrefOf = (order: SpeciesSort, at = 1) => lotsAddress(address, order, at);
  const heads = [
    FACTS.gender.name[locale],
    FACTS.locality.name[locale],
    word('catalog.species.year'),
    FACTS.sizeMm.name[locale],
    FACTS.quality.name[locale],
    FACTS.price.name[locale],
  ];
  return (
    <>
      {species.count > 1 && (
        <nav className={style['sorts']} aria-label={word('catalog.listing.sort')}>
          {SPECIES_SORTS.map((order) => (
            <SiteLink
              key={order}
              to={hrefOf(order)}
              keepsScroll
              aria-current={order === sort ? 'true' : undefined}
            >
              {word(`catalog.sort.${order}`)}
            </SiteLink>
          ))}
        </nav>
      )}
      <table className={style['table']} role="table" aria-label={word('catalog.species.table')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {FACTS.reference.name[locale]}
            </th>
            {heads.map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
            <td role="cell" />
          </tr>
        </thead>
        <tbody role="rowgroup">
          {offered.map((lot) => (
            <LotRow key={lot.uuid} lot={lot} heads={heads} />
          ))}
        </tbody>
      </table>
      <Pagination
        label={word('catalog.listing.pages')}
        page={page}
        pages={pages}
        hrefOf={(at) => hrefOf(sort, at)}
        words={{
          previous: word('catalog.listing.previous'),
          next: word('catalog.listing.next'),
          page: word('catalog.listing.page'),
        }}
      />
    </>
  );
}

function LotRow({ lot, heads }: { lot: InsectCard; heads: string[] }) {
  const locale = useLocale();
  const { gender, caughtOn, sizeMm, quality } = lot;
  const cells = [
    <>
      <SexSigns genders={[gender]} />
      <span aria-hidden="true"> {optionWord(FACTS.gender, gender, locale)}</span>
    </>,
    formatPlace(lot, locale) || '–',
    caughtOn?.slice(0, 4) ?? '–',
    sizeMm === null ? '–' : `${sizeMm}\u00a0mm`,
    quality,
    <Price key="price" cents={lot.priceCents} previousCents={lot.previousPriceCents} size="small" />,
  ];
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className={style['picture']}>
          <Picture picture={lot.picture} of={lot} alt="" sizes="6rem" />
        </span>
        <SiteLink to={insectPath(lot, locale)}>{lot.reference}</SiteLink>
      </th>
      {cells.map((cell, at) => (
        <td key={heads[at]} role="cell">
          <span className={style['head']} aria-hidden="true">
            {heads[at]}
          </span>
          <span>{cell}</span>
        </td>
      ))}
      <td role="cell" className={style['buy']}>
        <AddToCart insect={lot} variant="quiet" wide />
      </td>
    </tr>
  );
}
