import type { Locale } from '@vitrine/shared/contract/locale';
import type { ShippingLaw } from '@vitrine/shared/contract/orders/shipping-rules';
import { citeLaw } from '@vitrine/shared/i18n/cite-law';
import { formatCountry, formatDay, sortCountries } from '@vitrine/shared/i18n/formats';
import { saySource } from '@vitrine/shared/i18n/say-papers';
import { LAWS_ID } from '@vitrine/shared/paths/laws-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import style from './ShippingLaws.module.css';

type Group = ShippingLaw['groups'][number];

interface ShippingLawsProps {
  laws: readonly ShippingLaw[];
  /** ISO codes of where the shop ships to. */
  countries: readonly string[];
}

/** Which insects may not go where, by which law, and since when: what every page that refuses one goes by. */
export function ShippingLaws({ laws, countries }: ShippingLawsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const contact = (words: ReactNode[]) => <SiteLink to={pathTo('contact', locale)}>{words}</SiteLink>;
  if (laws.length === 0) return null;
  // Switzerland has rules of its border here, and no list of its species.
  const checked = laws.filter(({ place }) => place !== 'CH').map(({ place }) => place.slice(0, 2));
  const others = [...new Set(countries)].filter((code) => /^[A-Z]{2}$/.test(code) && !checked.includes(code));
  const unchecked = intl.formatList(sortCountries(others, locale).map((code) => formatCountry(code, locale)));
  return (
    <section className={style['laws']} aria-labelledby={LAWS_ID}>
      <h2 id={LAWS_ID} tabIndex={-1}>
        {intl.formatMessage({ id: 'catalog.laws.title' })}
      </h2>
      <p>
        {intl.formatMessage({ id: 'catalog.laws.lead' }, { contact })}
        {unchecked && <> {intl.formatMessage({ id: 'catalog.laws.unchecked' }, { contact, unchecked })}</>}
      </p>
      <ul role="list">
        {laws.map((law) => (
          <li key={law.id}>
            <Law law={law} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Law({ law }: { law: ShippingLaw }) {
  const intl = useIntl();
  const locale = useLocale();
  const { url, place, from, lookedUp, isReadWhole = true, groups } = law;
  const [cite, article] = [citeLaw(law.cite, locale), citeLaw(law.article, locale)];
  const dates = { from: formatDay(from, locale), lookedUp: formatDay(lookedUp, locale) };
  return (
    <details>
      <summary>
        {nameOf(place, locale, (id) => intl.formatMessage({ id }))}
        <span className={style['cite']}>{cite}</span>
      </summary>
      <p className={style['source']}>
        <a href={url} rel="noopener">
          {cite}
        </a>
        {article && `, ${article}`}.{' '}
        {intl.formatMessage({ id: isReadWhole ? 'catalog.laws.dates' : 'catalog.laws.datesInPart' }, dates)}
      </p>
      <dl>
        {groups.map((group) => (
          <Taxa
            key={[
              group.answer,
              group.confirmed,
              group.annex,
              group.since,
              ...group.papers,
              group.sources,
            ].join(' ')}
            group={group}
          />
        ))}
      </dl>
    </details>
  );
}

/** What the law says of some taxa, and their names. */
function Taxa({ group: { answer, papers, confirmed, annex, taxa, since, sources = [] } }: { group: Group }) {
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string) => intl.formatMessage({ id: `catalog.laws.${id}` });
  const wanted = papers.map((paper) => word(`paper.${paper}`)).join(', ');
  const said = [
    annex && intl.formatMessage({ id: 'catalog.laws.annex' }, { annex }),
    word(answer),
    wanted,
    sources.map((code) => saySource(code, locale)).join(', '),
    since && intl.formatMessage({ id: 'catalog.laws.since' }, { since: formatDay(since, locale) }),
    confirmed === 'ask' && answer !== 'ask' && word('unconfirmed'),
  ];
  const named = taxa.filter((taxon) => !taxon.startsWith(WHOLE_ANNEX) && !taxon.startsWith(WHOLE_SOURCE));
  const after = (beginning: string) => taxa.flatMap((taxon) => taxon.split(beginning)[1] ?? []);
  const annexes = after(WHOLE_ANNEX).join(', ');
  const source = after(WHOLE_SOURCE)
    .map((code) => saySource(code, locale))
    .join(', ');
  return (
    <>
      <dt>{said.filter(Boolean).join(' · ')}</dt>
      <dd>
        {named.length === 0 ? (
          intl.formatMessage(
            { id: source ? 'catalog.laws.wholeSource' : 'catalog.laws.whole' },
            { annexes, source },
          )
        ) : (
          <i lang="la">{named.map(withRank).join(', ')}</i>
        )}
      </dd>
    </>
  );
}

/** A genus stands for its species, but for those that are named beside it. */
const withRank = (taxon: string) => (taxon.includes(' ') ? taxon : `${taxon} spp.`);

/** How a row begins that means every lot of which the shop says the annex, or the source. */
const WHOLE_ANNEX = 'annex ';
const WHOLE_SOURCE = 'source ';
const WORDED = ['union', 'outside', 'FR-IDF', 'BE-VLG', 'BE-WAL', 'BE-BRU'];

function nameOf(place: string, locale: Locale, word: (id: string) => string): string {
  return WORDED.includes(place) ? word(`catalog.laws.place.${place}`) : formatCountry(place, locale);
}
