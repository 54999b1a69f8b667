import type { InsectCard, SpeciesPage } from '@vitrine/shared/contract/catalogue';
import { SPECIES_SORTS } from '@vitrine/shared/contract/catalogue-lists';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { familyPath, inEveryLocale, slugOf } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { previewOf } from '@vitrine/shared/paths/preview-picture';
import { genusPath, speciesPath } from '@vitrine/shared/paths/species-path';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { DefinitionList } from '@vitrine/shared/ui/page/DefinitionList';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { useIntl, type IntlShape } from 'react-intl';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { askRestock } from '../api/ask-restock.ts';
import { readSpecies } from '../api/read-species.ts';
import { WishBox } from '../components/buying/WishBox.tsx';
import { WISH_SEXES, type WishSex } from '../components/buying/WishForm.tsx';
import { Section } from '../components/Section.tsx';
import { FormerNames, NameSource } from '../components/species/FormerNames.tsx';
import { LotTable } from '../components/species/LotTable.tsx';
import { SexSigns } from '../components/species/OfferLine.tsx';
import { PricesMade } from '../components/species/PricesMade.tsx';
import { SoldLots } from '../components/species/SoldLots.tsx';
import { SpeciesGrid } from '../components/species/SpeciesGrid.tsx';
import { Trail } from '../components/Trail.tsx';
import { breadcrumbLd } from '../model/json-ld/breadcrumb-ld.ts';
import { genusCrumbs } from '../model/crumbs.ts';
import { lotsAddress } from '../model/lots-address.ts';
import { speciesPageIn } from '../model/in-locale.ts';
import { notFound } from '../model/not-found.ts';
import { familyTaxon, lotsLd, taxonLd } from '../model/json-ld/taxon-ld.ts';
import style from './Species.module.css';

interface SpeciesData {
  species: SpeciesPage;
  vatRegime: VatRegime | undefined;
}

/** A species is found by its name in the address; below another family, or spelled otherwise, it leads to the right one. */
export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<SpeciesData> {
  const slugs = { genus: slugOf(args.params['genus'] ?? ''), species: slugOf(args.params['species'] ?? '') };
  if (!slugs.genus || !slugs.species) throw notFound();
  const asked = new URL(args.request.url).searchParams;
  const lots = {
    sort: SPECIES_SORTS.find((sort) => sort === asked.get('sort')),
    page: /^[1-9]\d{0,3}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1,
  };
  const species = loadOrThrow(await readSpecies(page.remote.api(args), slugs, lots));
  const address = speciesPath(species.name, species.family, page.locale);
  if (!address) throw notFound();
  const { pathname, search } = new URL(args.request.url);
  if (pathname !== address) throw redirect(address + search, 301);
  const { vatRegime } = page.remote.frame(args);
  return { species: speciesPageIn(species, page.locale), vatRegime };
}

/** Without a lot there is nothing to read but the name: the page is for those who come back to it. */
export function head({ species }: SpeciesData, { intl, locale, remote }: PageContext): PageHead {
  const { name, commonName, synonyms, genus, family, offered, sold } = species;
  const { page = 1, sort = 'newest' } = species;
  const { publicUrl } = remote;
  const path = (other: Locale) => speciesPath(name, family, other) ?? '';
  const address = (other: Locale) => lotsAddress(path(other), sort, page);
  const called = [name, commonName[locale]].filter(Boolean).join(', ');
  const crumbs = [...genusCrumbs(genus, family, intl, locale), { label: name, to: path(locale) }];
  const shown = [...offered, ...sold].find(({ picture }) => picture);
  return {
    title: pageTitle(
      page > 1 ? intl.formatMessage({ id: 'catalog.listing.titleOfPage' }, { title: called, page }) : called,
    ),
    description: describe(species, intl, locale),
    alternates: inEveryLocale(address),
    // Search engines keep each page once, in the order in which it is for everybody.
    canonical: lotsAddress(path(locale), 'newest', page),
    isIndexed: offered.length + sold.length > 0 && sort === 'newest',
    ...(shown && previewOf(shown, publicUrl)),
    jsonLd: process.env['IN_BROWSER']
      ? []
      : [
          taxonLd({
            name,
            rank: 'species',
            names: [...Object.values(commonName), ...synonyms],
            above: [{ name: genus, rank: 'genus' }, ...familyTaxon(family)],
            url: new URL(path(locale), publicUrl).href,
          }),
          ...(offered.length > 0 ? [lotsLd(offered, locale, publicUrl)] : []),
          breadcrumbLd(crumbs, publicUrl),
        ],
  };
}

function describe(
  { name, commonName, family, count, fromCents }: SpeciesPage,
  intl: IntlShape,
  locale: Locale,
): string {
  const called = [name, commonName[locale]].filter(Boolean).join(', ');
  const values = { name: called, family: family.name[locale], count };
  if (fromCents === null) return intl.formatMessage({ id: 'catalog.species.describeNone' }, values);
  const price = formatMoney(fromCents, locale);
  return intl.formatMessage({ id: 'catalog.species.describe' }, { ...values, price });
}

export function Component() {
  const { species, vatRegime } = useLoaderData<SpeciesData>();
  const { name, genus, family, count, offered, soldCount, sold, sales, others } = species;
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string, values = {}) => intl.formatMessage({ id: `catalog.species.${id}` }, values);
  const latin = <LatinName name={name} short />;
  const all = { to: withQuery(pathTo('search', locale), { q: name }), label: words('all', { count }) };
  const ofGenus = genusPath(genus, family, locale);
  return (
    <>
      <Trail crumbs={genusCrumbs(genus, family, intl, locale)} here={latin} />
      <Plate species={species} />
      {offered.length > 0 && (
        <Section title={words('offered', { count })} {...(count > offered.length && { more: all })}>
          <LotTable species={species} />
          <PriceTerms regime={vatRegime} lots={offered} />
        </Section>
      )}
      {sales && sales.prices.length > 0 && (
        <Section title={words('made.title')}>
          <PricesMade prices={sales.prices} />
        </Section>
      )}
      {sold.length > 0 && (
        <Section title={words('sold', { count: soldCount })}>
          <SoldLots lots={sold} sales={sales} />
        </Section>
      )}
      {others.length > 0 && (
        <Section
          title={words('others', { genus: <LatinName name={genus} short /> })}
          {...(ofGenus && { more: { to: ofGenus, label: words('wholeGenus') } })}
        >
          <SpeciesGrid species={others.slice(0, OTHERS)} family={family} headingLevel={3} />
        </Section>
      )}
    </>
  );
}

/** Two rows of the widest window; the genus has them all. */
const OTHERS = 10;

/** What the species is: its picture, its names, and what there is of it; or a way to hear when there is. */
function Plate({ species }: { species: SpeciesPage }) {
  const { name, authority, commonName, offered, sold, genders, wishUuid } = species;
  const isThere = (sex: WishSex) => offered.length > 0 && (sex === '' || genders.includes(sex));
  const { browserApi } = useRemote();
  const locale = useLocale();
  const latin = <LatinName name={name} short />;
  const lots = [...offered, ...sold];
  const isComing = ({ isPictureAwaited }: InsectCard) => isPictureAwaited !== false;
  const shown = lots.find(({ picture }) => picture) ?? lots.find(isComing) ?? lots[0];
  return (
    <div className={style['plate']} data-bare={!shown || undefined}>
      {shown && (
        <div className={style['picture']}>
          <Picture
            picture={shown.picture}
            of={shown}
            alt={name}
            sizes="(min-width: 46rem) 24rem, 92vw"
            eager
          />
        </div>
      )}
      <div className={style['names']}>
        <PageTitle {...(commonName[locale] && { lead: commonName[locale] })}>
          <LatinName name={name} authority={authority} />
        </PageTitle>
        <SpeciesFacts species={species} />
        {wishUuid && (
          <WishBox
            key={wishUuid}
            uuid={wishUuid}
            name={latin}
            // What is missing first.
            sexes={WISH_SEXES.toSorted((a, b) => Number(isThere(a)) - Number(isThere(b)))}
            onWish={(wish) => askRestock(browserApi, wish)}
          />
        )}
      </div>
    </div>
  );
}

function SpeciesFacts({ species }: { species: SpeciesPage }) {
  const { genus, family, synonyms, count, fromCents, genders, sales } = species;
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string, values = {}) => intl.formatMessage({ id: `catalog.species.${id}` }, values);
  const ofGenus = genusPath(genus, family, locale);
  const price = fromCents === null ? '' : formatMoney(fromCents, locale);
  const latinGenus = <LatinName name={genus} short />;
  const own = species.commonName[locale];
  const sourceOf = (said: string) => species.nameSources?.[said] ?? '';
  // The reader's own stands above already: here is who says so, or that there is none.
  const inOwn = own === '' || sourceOf(own) !== '' ? [{ other: locale, said: own }] : [];
  const elsewhere = LOCALES.map((other) => ({ other, said: species.commonName[other] })).filter(
    ({ said }) => said !== '' && said !== own,
  );
  const items = [
    {
      term: words('family'),
      description: <SiteLink to={familyPath(family, locale)}>{family.name[locale]}</SiteLink>,
    },
    {
      term: words('genus'),
      description: ofGenus ? <SiteLink to={ofGenus}>{latinGenus}</SiteLink> : latinGenus,
    },
    ...[...inOwn, ...elsewhere].map(({ other, said }) => ({
      term: words(`in.${other}`),
      description:
        said === '' ? (
          words('noName')
        ) : (
          <>
            <span lang={other}>{said}</span>
            <NameSource source={sourceOf(said)} />
          </>
        ),
    })),
    ...(synonyms.length > 0
      ? [{ term: words('formerly'), description: <FormerNames species={species} /> }]
      : []),
    {
      term: words('forSale'),
      description:
        count > 0 ? (
          <>
            {words('lotsFrom', { count, price })} <SexSigns genders={genders} />
          </>
        ) : (
          words('noneNow')
        ),
    },
    ...(sales && sales.count > 0
      ? [{ term: words('soldBefore'), description: words('specimens', { count: sales.count }) }]
      : []),
  ];
  return <DefinitionList items={items} />;
}
