import type { InsectCard, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import { SPECIES_SORTS, type SpeciesSort } from '@vitrine/shared/contract/catalogue-lists';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { formatPlace } from '@vitrine/shared/i18n/places/format-place';
import { askAbout } from '@vitrine/shared/paths/ask-about';
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
import { useCountry } from '../buying/use-country.ts';
import { SexSigns } from './OfferLine.tsx';
import style from './LotTable.module.css';

/**
 * The lots of a species that are for sale, a row each, in an order that the shop makes. On a phone each row is a label:
 * the parts of the table are named, because a browser that lays them out as a grid may forget that they are one.
 */
export function LotTable({ species }: { species: SpeciesPage }) {
  const { name, family, offered, ships, page = 1, pages = 1, sort = 'newest' } = species;
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { country } = useCountry();
  const address = speciesPath(name, family, locale) ?? '';
  const hrefOf = (order: SpeciesSort, at = 1) => lotsAddress(address, order, at);
  const heads = [
    FACTS.gender.name[locale],
    FACTS.locality.name[locale],
    word('catalog.species.year'),
    FACTS.sizeMm.name[locale],
    FACTS.quality.name[locale],
    FACTS.price.name[locale],
    ...(ships ? [word('catalog.species.ships', { country: formatCountry(country, locale) })] : []),
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
            <LotRow
              key={lot.uuid}
              lot={lot}
              heads={heads}
              {...(ships && { ships: answerOf(ships, lot.uuid, country) })}
            />
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

type Ships = NonNullable<SpeciesPage['ships']>;
const ANSWERS = ['yes', 'papers', 'ask'] as const;
type Answer = (typeof ANSWERS)[number] | 'no';

/** Whether a lot goes to a country: one that no answer names it does not go to. */
function answerOf(ships: Ships, uuid: string, country: string): Answer {
  const alike = ships.find(({ uuids }) => uuids.includes(uuid));
  return ANSWERS.find((answer) => alike?.[answer].includes(country)) ?? 'no';
}

interface LotRowProps {
  lot: InsectCard;
  heads: string[];
  /** Whether it goes where the shopper lives; absent where the shop does not say. */
  ships?: Answer;
}

function LotRow({ lot, heads, ships }: LotRowProps) {
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
    ...(ships ? [<Ships key="ships" lot={lot} answer={ships} />] : []),
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

/** What nobody knows yet is asked about, beside the lot's reference. */
function Ships({ lot, answer }: { lot: InsectCard; answer: Answer }) {
  const intl = useIntl();
  const locale = useLocale();
  const said = intl.formatMessage({ id: `catalog.species.ships.${answer}` });
  if (answer === 'ask') return <SiteLink to={askAbout(lot.reference, locale)}>{said}</SiteLink>;
  return <span data-ships={answer}>{said}</span>;
}
