import type { InsectPage, InsectCard, SpecialCategory, Insect } from '@vitrine/shared/contract/catalogue';
import { MOST_COMPARED, SPECIAL_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import type { Closing, Seller } from '@vitrine/shared/contract/frame';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { inEveryLocale, insectPath, readInsectSlug, insectSlug } from '@vitrine/shared/paths/insect-path';
import { lotSpeciesPath } from '@vitrine/shared/paths/species-path';
import { previewOf } from '@vitrine/shared/paths/preview-picture';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import { SpecimenLabel } from '@vitrine/shared/ui/specimens/SpecimenLabel';
import { useIntl } from 'react-intl';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { askRestock } from '../api/ask-restock.ts';
import { readInsect } from '../api/read-insect.ts';
import { BuyPanel } from '../components/buying/BuyPanel.tsx';
import { Delivery } from '../components/buying/Delivery.tsx';
import { Gallery } from '../components/insect/Gallery.tsx';
import { InsectFacts } from '../components/insect/InsectFacts.tsx';
import { InsectNotes } from '../components/insect/InsectNotes.tsx';
import { Relatives } from '../components/insect/Relatives.tsx';
import { SoldOut } from '../components/buying/SoldOut.tsx';
import { Trail } from '../components/Trail.tsx';
import { breadcrumbLd } from '../model/json-ld/breadcrumb-ld.ts';
import { compareAddress } from '../model/compare-address.ts';
import { insectCrumbs } from '../model/crumbs.ts';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { insectPageIn } from '../model/in-locale.ts';
import { notFound } from '../model/not-found.ts';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { productLd } from '../model/json-ld/product-ld.ts';
import { wholeSentences } from '../model/whole-sentences.ts';
import { loadGuaranteeNotice, type GuaranteeNotice } from '@vitrine/shared/i18n/guarantee-notice';
import type { Locale } from '@vitrine/shared/contract/locale';
import { SPECIAL_ROUTES } from '@vitrine/shared/paths/category-words';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { RouteName } from '@vitrine/shared/paths/route-table';
import { formatPlace } from '@vitrine/shared/i18n/places/format-place';
import style from './Insect.module.css';

interface InsectData extends InsectPage {
  seller: Seller;
  vatRegime: VatRegime | undefined;
  closing: Closing | null;
  notice: GuaranteeNotice | null;
}

/** An insect is found by the uuid in its address, whatever the rest says; a wrong rest leads to the right address. */
export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<InsectData> {
  const uuid = readInsectSlug(args.params['slug'] ?? '');
  if (!uuid) throw notFound();
  const [answer, notice] = await Promise.all([
    readInsect(page.remote.api(args), uuid),
    loadGuaranteeNotice(page.locale),
  ]);
  const found = loadOrThrow(answer);
  const { pathname, search } = new URL(args.request.url);
  const address = insectAddress(page.name, found.insect, page.locale);
  if (pathname !== address) throw redirect(address + search, 301);
  const { seller, vatRegime, closing } = page.remote.frame(args);
  return { ...insectPageIn(found, page.locale), seller, vatRegime, closing, notice };
}

export function head(
  { insect, seller, shipping = [] }: InsectData,
  { locale, intl, remote }: PageContext,
): PageHead {
  const { publicUrl } = remote;
  const description = insectDescription(insect, locale);
  const address = insectPath(insect, locale);
  const crumbs = [...insectCrumbs(insect, intl, locale), { label: insect.name, to: address }];
  const [picture] = insect.pictures;
  return {
    title: pageTitle(`${insectTitle(insect, locale)}, ${insect.reference}`),
    description,
    alternates: inEveryLocale((other) => insectPath(insect, other)),
    canonical: address,
    manifest: manifestPath(insect.uuid),
    openGraphType: 'product',
    ...previewOf({ name: insect.name, picture: picture ?? null }, publicUrl),
    jsonLd: process.env['IN_BROWSER']
      ? []
      : [
          productLd({ insect, description, locale, publicUrl, seller, shipping }),
          breadcrumbLd(crumbs, publicUrl),
        ],
  };
}

export function Component() {
  const {
    insect,
    sameSpecies = [],
    sameGenus,
    related,
    seller,
    vatRegime,
    notice,
    ...data
  } = useLoaderData<InsectData>();
  const { browserApi } = useRemote();
  const intl = useIntl();
  const locale = useLocale();
  const description = insect.description[locale];
  const name = <LatinName name={insect.name} authority={insect.authority} isMixed={insect.isMixed} short />;
  return (
    <>
      <Trail crumbs={insectCrumbs(insect, intl, locale)} here={name} />
      <article className={style['insect']} key={insect.uuid}>
        <div className={style['gallery']}>
          <Gallery insect={insect} isSoldOut={insect.stock < 1 && !insect.isHeld} />
        </div>
        <div className={style['label']}>
          <SpecimenLabel insect={insect} headingLevel={1} detail="full" />
          {description && <p className={style['description']}>{description}</p>}
          <SpeciesLinks insect={insect} sameSpecies={sameSpecies} />
          <PriceTerms regime={vatRegime} lots={[insect]}>
            {insect.previousPriceCents !== null &&
              ` ${intl.formatMessage({ id: 'catalog.insect.previousPrice' })}`}
          </PriceTerms>
        </div>
        <div className={style['buy']} data-bar={insect.stock > 0 || undefined}>
          <BuyPanel
            insect={insect}
            soldOut={
              <SoldOut
                insect={insect}
                hasSameSpecies={sameSpecies.length > 0}
                onWish={(wish) => askRestock(browserApi, wish)}
              />
            }
          />
        </div>
        {insect.stock > 0 && (
          <div className={style['delivery']}>
            <Delivery insect={insect} {...data} />
          </div>
        )}
        <div className={style['more']}>
          <section>
            <h2>{intl.formatMessage({ id: 'catalog.insect.facts' })}</h2>
            <InsectFacts insect={insect} />
            <p className={style['manifest']}>
              <a href={manifestPath(insect.uuid)}>{intl.formatMessage({ id: 'catalog.insect.manifest' })}</a>
            </p>
          </section>
          <section>
            <h2>{intl.formatMessage({ id: 'catalog.insect.notes' })}</h2>
            <InsectNotes {...{ insect, seller, notice }} />
          </section>
        </div>
      </article>
      <Relatives {...{ insect, sameSpecies, sameGenus, related, vatRegime }} />
    </>
  );
}

/** The ways to what the shop has and had of the species, and to this lot beside others of it. */
function SpeciesLinks({ insect, sameSpecies }: { insect: InsectCard; sameSpecies: InsectCard[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const to = lotSpeciesPath(insect, locale);
  const beside = [insect, ...sameSpecies].slice(0, MOST_COMPARED).map(({ reference }) => reference);
  return (
    to && (
      <p className={style['species']}>
        <SiteLink to={to}>{intl.formatMessage({ id: 'catalog.insect.allOfSpecies' })}</SiteLink>
        {beside.length > 1 && (
          <SiteLink to={compareAddress(locale, beside)} rel="nofollow">
            {intl.formatMessage({ id: 'catalog.compare.withOthers' })}
          </SiteLink>
        )}
      </p>
    )
  );
}

/** The address of an insect on a page of that name: below a special category that it is in it may stay. */
function insectAddress(name: RouteName, insect: InsectCard, locale: Locale): string {
  const special = SPECIAL_CATEGORIES.find((category) => SPECIAL_ROUTES[category].insect === name);
  return special && IS_IN[special](insect)
    ? pathTo(SPECIAL_ROUTES[special].insect, locale, { slug: insectSlug(insect) })
    : insectPath(insect, locale);
}

const IS_IN: Record<SpecialCategory, (insect: InsectCard) => boolean> = {
  REPAIRS: ({ isRepair }) => isRepair,
  ONE_EURO: ({ priceCents }) => priceCents > 0 && priceCents <= 100,
  MIX: ({ isMixed }) => isMixed,
  // Which are the newest changes by the hour: a link from there goes on working.
  LATEST: () => true,
};

const manifestPath = (uuid: string) => `/api/iiif/lots/${uuid}/manifest.json`;

/** What tells this lot from others of its species, for a document's title. */
function insectTitle(insect: InsectCard, locale: Locale): string {
  const gender = insect.isMixed ? '' : optionWord(FACTS.gender, insect.gender, locale);
  return [insect.name, gender, insect.quality].filter(Boolean).join(', ');
}

/** Search engines show less, and call more a fault. */
const LONGEST_DESCRIPTION = 320;

/** For search engines: what they show of the lot's own description, else what its label says. */
function insectDescription(insect: Insect, locale: Locale): string {
  if (insect.description[locale]) return wholeSentences(insect.description[locale], LONGEST_DESCRIPTION);
  return [insectTitle(insect, locale), formatPlace(insect, locale)].filter(Boolean).join(', ');
}
