import type { FamilyCategory, FamilySummary } from '@vitrine/shared/contract/catalogue';
import { FAMILY_CATEGORIES } from '@vitrine/shared/contract/catalogue-lists';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import { PageTitle } from '@vitrine/shared/ui/page/PageTitle';
import { useIntl } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listFamilies } from '../../api/list-families.ts';
import { readHome } from '../../api/read-home.ts';
import { CategoryDrawers } from '../../components/listing/drawers/CategoryDrawers.tsx';
import { FamilyIndex } from '../../components/listing/drawers/FamilyIndex.tsx';
import { Section } from '../../components/Section.tsx';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { splitCategories, type CategorySummary } from '../../model/listing/split-categories.ts';

interface WebshopData {
  categories: CategorySummary[];
  /** The index. What could not be had is left out: the drawers do not wait for it. */
  index: { category: FamilyCategory; families: FamilySummary[] }[];
}

export async function loader(
  args: LoaderFunctionArgs,
  { remote, locale }: PageContext,
): Promise<WebshopData> {
  const api = remote.api(args);
  const [home, index] = await Promise.all([
    readHome(api),
    Promise.all(FAMILY_CATEGORIES.map((category) => indexOf(api, category, locale))),
  ]);
  return {
    categories: loadOrThrow(home).categories,
    index: index.filter(({ families }) => families.length > 0),
  };
}

/** The families of a category by name, as in an index; what has no Latin name of its own comes after them. */
async function indexOf(api: ApiTransport, category: FamilyCategory, locale: PageContext['locale']) {
  const families = await listFamilies(api, category);
  if (!families.ok) return { category, families: [] };
  const byName = (a: FamilySummary, b: FamilySummary) =>
    Number(isLatin(b)) - Number(isLatin(a)) || a.name[locale].localeCompare(b.name[locale], locale);
  return { category, families: families.value.sort(byName) };
}

/** A Latin name is the same in each language; those of the families of the rest are translated. */
const isLatin = ({ name }: FamilySummary): boolean => name.en === name.nl;

export function head(_data: WebshopData, { intl }: PageContext): PageHead {
  return {
    title: pageTitle(intl.formatMessage({ id: 'catalog.webshop.title' })),
    description: intl.formatMessage({ id: 'catalog.webshop.lead' }),
    alternates: pathsTo('webshop'),
  };
}

export function Component() {
  const { categories, index } = useLoaderData<WebshopData>();
  const intl = useIntl();
  const locale = useLocale();
  const { ofFamilies, special } = splitCategories(categories);
  return (
    <>
      <PageTitle lead={intl.formatMessage({ id: 'catalog.webshop.lead' })}>
        {intl.formatMessage({ id: 'catalog.webshop.title' })}
      </PageTitle>
      <CategoryDrawers summaries={ofFamilies} headingLevel={2} />
      <CategoryDrawers summaries={special} headingLevel={2} />
      {index.map(({ category, families }) => (
        <Section
          key={category}
          title={intl.formatMessage({ id: 'catalog.webshop.families' }, { category })}
          more={{
            to: categoryPath(category, locale),
            label: intl.formatMessage({ id: 'catalog.webshop.all' }, { category }),
          }}
        >
          <FamilyIndex families={families} />
        </Section>
      ))}
    </>
  );
}
