import { listChoices, listMissingFamilies, listUnpictured } from '../../api/insects/data-quality.ts';
import { staffPage } from '../../api/staff-page.ts';
import { MissingFamilies } from '../../components/data-quality/MissingFamilies.tsx';
import { Tabs } from '../../components/data-quality/Tabs.tsx';
import { Unpictured } from '../../components/data-quality/Unpictured.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';

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
