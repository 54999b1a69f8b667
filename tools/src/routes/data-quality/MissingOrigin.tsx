import { listChoices, listMissingOrigins } from '../../api/insects/data-quality.ts';
import { staffPage } from '../../api/staff-page.ts';
import { MissingOrigins } from '../../components/data-quality/MissingOrigins.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { placeIn } from '../../model/lists/list-address.ts';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async ({ request }, { api, need }) => {
  const [gaps, choices] = await Promise.all([listMissingOrigins(api, placeIn(request)), listChoices(api)]);
  return { gaps: need(gaps), countries: need(choices).countries };
});
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { gaps, countries } = usePageData<typeof loader>();
  return (
    <WorkPage
      name="toolsMissingOrigin"
      title={words('missingOrigin.title')}
      lead={words('missing.originLead')}
    >
      <MissingOrigins gaps={gaps} countries={countries} />
    </WorkPage>
  );
}
