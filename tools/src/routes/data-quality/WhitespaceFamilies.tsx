import { listSpaced } from '../../api/insects/data-quality.ts';
import { staffPage } from '../../api/staff-page.ts';
import { SpacedTexts } from '../../components/data-quality/SpacedTexts.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async ({ request }, { api, need }) =>
  need(await listSpaced(api, 'families', placeIn(request))),
);
export const head = toolHead;

export function Component() {
  const words = useWords();
  return (
    <WorkPage name="toolsSpacesFamilies" title={words('spacesFamilies.title')} lead={words('spaces.lead')}>
      <SpacedTexts kind="families" found={usePageData<typeof loader>()} />
    </WorkPage>
  );
}
