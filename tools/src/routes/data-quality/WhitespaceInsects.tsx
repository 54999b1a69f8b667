import { listSpaced } from '../../api/insects/data-quality.ts';
import { staffPage } from '../../api/staff-page.ts';
import { UnownedPictures } from '../../components/pictures/UnownedPictures.tsx';
import { SpacedTexts } from '../../components/data-quality/SpacedTexts.tsx';
import { Tabs } from '../../components/list/Tabs.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn, useListAddress } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';

const UNOWNED = 'pictures';

export const loader = staffPage(async ({ request }, { api, need }) =>
  need(await listSpaced(api, 'insects', placeIn(request))),
);
export const head = toolHead;

export function Component() {
  const words = useWords();
  const found = usePageData<typeof loader>();
  const tab = useListAddress().get('tab');
  return (
    <WorkPage name="toolsSpacesInsects" title={words('spacesInsects.title')} lead={words('spaces.lead')}>
      <Tabs
        label={words('spacesInsects.title')}
        current={tab}
        tabs={[
          { name: '', title: words('spaces.names') },
          { name: UNOWNED, title: words('spaces.unowned') },
        ]}
      />
      {tab === UNOWNED ? <UnownedPictures /> : <SpacedTexts kind="insects" found={found} />}
    </WorkPage>
  );
}
