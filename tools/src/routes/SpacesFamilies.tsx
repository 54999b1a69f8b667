import { listSpaced } from '../api/spaces.ts';
import { staffPage } from '../api/staff-page.ts';
import { SpacedTexts } from '../components/tidy/SpacedTexts.tsx';
import { WorkPage } from '../components/WorkPage.tsx';
import { placeIn } from '../model/list-address.ts';
import { usePageData } from '../model/page-data.ts';
import { toolHead } from '../model/tool-head.ts';
import { useWords } from '../model/use-words.ts';

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
