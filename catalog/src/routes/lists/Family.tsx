import type { Family, GenusSummary } from '@vitrine/shared/contract/catalogue';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { Listing } from '@vitrine/shared/contract/listing';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { readCategoryWord } from '@vitrine/shared/paths/category-words';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { CachedFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { useIntl } from 'react-intl';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listInsects } from '../../api/list-insects.ts';
import { GenusIndex } from '../../components/listing/drawers/GenusIndex.tsx';
import { ListingPage } from '../../components/listing/ListingPage.tsx';
import { categoryCrumbs } from '../../model/crumbs.ts';
import { listingIn } from '../../model/listing/listing-in-locale.ts';
import { listingHead } from '../../model/listing/listing-head.ts';
import type { ListedInsects, ListingState } from '../../model/listing/listing-state.ts';
import { notFound } from '../../model/not-found.ts';
import { readListingRequest } from '../../model/listing/read-listing-request.ts';
import style from './FamilyLinks.module.css';

interface FamilyData {
  family: Family;
  listed: ListedInsects;
  listing: Listing;
  state: ListingState;
  vatRegime: VatRegime | undefined;
}

/** A family's slug in another language, in capitals or from before it moved leads to the right one. */
export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<FamilyData> {
  const category = readCategoryWord(args.params['category'] ?? '', page.locale);
  const slug = args.params['family'] ?? '';
  if (!category) throw notFound();
  const state = readListingRequest(args.request);
  const listed = { category, family: slug };
  const listing = loadOrThrow(await listInsects(page.remote.api(args), listed, state));
  const { family } = listing;
  if (!family) throw notFound();
  if (family.slug[page.locale] !== slug || family.category !== category) {
    throw redirect(familyPath(family, page.locale) + new URL(args.request.url).search, 301);
  }
  const { vatRegime } = page.remote.frame(args);
  return { family, listed, listing: listingIn(listing, page.locale, args.request), state, vatRegime };
}

export function head({ family, listing, state }: FamilyData, page: PageContext): PageHead {
  const name = family.name[page.locale];
  const category = page.intl.formatMessage({ id: `catalog.category.${family.category}` });
  return listingHead(page, {
    listing,
    state,
    // The families that are no family may be called as their category is; two pages may not.
    title: name === category ? page.intl.formatMessage({ id: 'catalog.family.various' }, { name }) : name,
    description: page.intl.formatMessage({ id: 'catalog.family.lead' }, { name }),
    path: (locale) => familyPath(family, locale),
    crumbs: categoryCrumbs(family.category, page.intl, page.locale),
  });
}

export function Component() {
  const { family, listed, listing, state, vatRegime } = useLoaderData<FamilyData>();
  const intl = useIntl();
  const locale = useLocale();
  const name = family.name[locale];
  return (
    <ListingPage
      listing={listing}
      state={state}
      vatRegime={vatRegime}
      title={<FamilyName name={name} />}
      lead={intl.formatMessage({ id: 'catalog.family.lead' }, { name })}
      crumbs={categoryCrumbs(family.category, intl, locale)}
      place={{ path: familyPath(family, locale), listed }}
      empty={intl.formatMessage({ id: 'catalog.empty.family' })}
    >
      <GenusLinks genera={listing.genera ?? []} family={family} />
    </ListingPage>
  );
}

/** More would push the list out of sight. */
const MANY = 14;

/** The index of genera above the list, as the families of a category; one genus alone tells nothing. */
function GenusLinks({ genera, family }: { genera: GenusSummary[]; family: Family }) {
  const intl = useIntl();
  if (genera.length < 2) return null;
  const index = <GenusIndex genera={genera} family={family} />;
  if (genera.length <= MANY) {
    return (
      <nav aria-label={intl.formatMessage({ id: 'catalog.family.generaLabel' })}>
        <CachedFragment as="div" of={['genera', family, genera]} className={style['families']}>
          {index}
        </CachedFragment>
      </nav>
    );
  }
  return (
    <CachedFragment as="details" of={['genera', family, genera]} className={style['folded']}>
      <summary>
        <span>{intl.formatMessage({ id: 'catalog.family.genera' }, { count: genera.length })}</span>
        <Icon name="chevron" />
      </summary>
      <nav aria-label={intl.formatMessage({ id: 'catalog.family.generaLabel' })}>{index}</nav>
    </CachedFragment>
  );
}

/** The name of a family, Latin for who hears it; “Other moths” and the like are words of the page. */
function FamilyName({ name }: { name: string }) {
  return /^\p{Lu}\p{Ll}+(?:idae|inae)$/u.test(name) ? <span lang="la">{name}</span> : name;
}
