import type { Unpictured as Found } from '@vitrine/shared/contract/tools/data-quality';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { listChoices, listMissingFamilies, listUnpictured } from '../../api/insects/data-quality.ts';
import { staffPage } from '../../api/staff-page.ts';
import { MissingFamilies } from '../../components/data-quality/MissingFamilies.tsx';
import { Tabs } from '../../components/list/Tabs.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';
import { familyCategoryOf } from '../../model/data-quality/family-category.ts';
import type { Column } from '../../model/lists/table.ts';
import { DataTable } from '../../components/list/DataTable.tsx';

const PICTURES = 'pictures';

export const loader = staffPage(async ({ request }, { api, need }) => {
  if (new URL(request.url).searchParams.get('tab') === PICTURES) {
    return { tab: PICTURES, unpictured: need(await listUnpictured(api)) } as const;
  }
  const [gaps, choices] = await Promise.all([listMissingFamilies(api, placeIn(request)), listChoices(api)]);
  return { tab: '', gaps: need(gaps), families: need(choices).families } as const;
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const data = usePageData<typeof loader>();
  return (
    <WorkPage name="toolsMissingFamily" title={words('missingFamily.title')} lead={words('missing.lead')}>
      <Tabs
        label={words('missingFamily.title')}
        current={data.tab}
        tabs={[
          { name: '', title: words('missing.insects') },
          { name: PICTURES, title: words('missing.unpictured') },
        ]}
      />
      {data.tab === PICTURES ? (
        <Unpictured {...data.unpictured} />
      ) : (
        <MissingFamilies gaps={data.gaps} families={data.families} />
      )}
    </WorkPage>
  );
}

type Row = Found['families'][number];

/** Families that show no picture of their own; their pictures are sent on the page for that. */
function Unpictured({ families }: Found) {
  const words = useWords();
  const locale = useLocale();
  const columns: Column<Row>[] = [
    { key: 'name', title: words('missing.family'), isName: true, cell: ({ family }) => family.name[locale] },
    {
      key: 'category',
      title: words('missing.category'),
      cell: ({ family }) => words(`category.${familyCategoryOf(family.category)}`),
    },
    {
      key: 'lots',
      title: words('missing.lots'),
      isFigure: true,
      cell: ({ insects }) => formatCount(insects, locale),
    },
  ];
  return (
    <>
      <p>
        <SiteLink to={pathTo('toolsImagesFamily', locale)}>{words('missing.toPictures')}</SiteLink>
      </p>
      <DataTable
        caption={words('missing.unpictured')}
        columns={columns}
        rows={families}
        idOf={({ family }) => String(family.id)}
        nameOf={({ family }) => family.name[locale]}
        hrefOf={({ family }) => pathTo('toolsFamily', locale, { id: String(family.id) })}
        empty={words('missing.allPictured')}
      />
    </>
  );
}
