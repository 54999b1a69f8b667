import type { GenusPage } from '@vitrine/shared/contract/catalogue';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { Locale } from '@vitrine/shared/contract/locale';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { familyPath, slugOf } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { previewOf } from '@vitrine/shared/paths/preview-picture';
import { genusPath } from '@vitrine/shared/paths/species-path';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import type { ReactNode } from 'react';
import { LatinName } from '@vitrine/shared/ui/specimens/LatinName';
import { useIntl } from 'react-intl';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readGenus } from '../../api/read-species.ts';
import { SpeciesGrid } from '../../components/species/SpeciesGrid.tsx';
import { Trail } from '../../components/Trail.tsx';
import { breadcrumbLd } from '../../model/json-ld/breadcrumb-ld.ts';
import { familyCrumbs, genusCrumbs } from '../../model/crumbs.ts';
import { notFound } from '../../model/not-found.ts';
import { familyTaxon, taxonLd } from '../../model/json-ld/taxon-ld.ts';

/** How many cards are in sight when the page opens. */
const EAGER = 2;

/** Below another family, or spelled otherwise, the address leads to the right one. */
export async function loader(args: LoaderFunctionArgs, page: PageContext): Promise<GenusPage> {
  const slug = slugOf(args.params['genus'] ?? '');
  if (!slug) throw notFound();
  const genus = loadOrThrow(await readGenus(page.remote.api(args), slug));
  const address = genusPath(genus.genus, genus.family, page.locale);
  if (!address) throw notFound();
  const { pathname, search } = new URL(args.request.url);
  if (pathname !== address) throw redirect(address + search, 301);
  return genus;
}

export function head({ genus, family, species }: GenusPage, { intl, locale, remote }: PageContext): PageHead {
  const { publicUrl } = remote;
  const path = (other: Locale) => genusPath(genus, family, other) ?? '';
  const shown = species.find(({ picture }) => picture);
  const values = { genus, family: family.name[locale], count: species.length };
  return {
    title: pageTitle(`${genus}, ${family.name[locale]}`),
    description: intl.formatMessage({ id: 'catalog.genus.describe' }, values),
    alternates: { en: path('en'), nl: path('nl'), fr: path('fr') },
    canonical: path(locale),
    isIndexed: species.length > 0,
    ...(shown && previewOf(shown, publicUrl)),
    jsonLd: process.env['IN_BROWSER']
      ? []
      : [
          taxonLd({
            ...{ name: genus, rank: 'genus', names: [], above: familyTaxon(family) },
            url: new URL(path(locale), publicUrl).href,
          }),
          breadcrumbLd(genusCrumbs(genus, family, intl, locale), publicUrl),
        ],
  };
}

export function Component() {
  const { genus, family, species } = useLoaderData<GenusPage>();
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string, values = {}) => intl.formatMessage({ id: `catalog.genus.${id}` }, values);
  const latin = <LatinName name={genus} short />;
  const all = withQuery(pathTo('search', locale), { q: genus });
  const ofFamily = (parts: ReactNode[]) => <SiteLink to={familyPath(family, locale)}>{parts}</SiteLink>;
  return (
    <>
      <Trail crumbs={familyCrumbs(family, intl, locale)} here={latin} />
      <PageTitle
        count={words('count', { count: species.length })}
        lead={words('lead', { family: family.name[locale], link: ofFamily })}
      >
        {latin}
      </PageTitle>
      {species.length === 0 ? (
        <EmptyState title={words('empty')}>
          <ButtonLink to={familyPath(family, locale)} variant="quiet">
            {family.name[locale]}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <SpeciesGrid species={species} family={family} headingLevel={2} eager={EAGER} />
          <p>
            <SiteLink to={all}>{words('all', { genus: latin })}</SiteLink>
          </p>
        </>
      )}
    </>
  );
}
