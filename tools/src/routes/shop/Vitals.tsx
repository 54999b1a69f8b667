import { readVitals } from '../../api/shop/vitals.ts';
import { staffPage } from '../../api/staff-page.ts';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { VitalTable } from '../../components/vitals/VitalTable.tsx';
import style from '../../components/vitals/Vitals.module.css';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await readVitals(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { days, releases, connections } = usePageData<typeof loader>();
  return (
    <WorkPage name="toolsVitals" title={words('vitals.title')} lead={words('vitals.lead', { days })}>
      {releases.length === 0 ? (
        <p>{words('vitals.none')}</p>
      ) : (
        <>
          <VitalTable
            title={words('vitals.byRelease')}
            rows={releases}
            nameOf={({ page, release }) => `${words(`vitals.page.${page}`)}, ${release}`}
            columns={[
              {
                key: 'page',
                title: words('vitals.page'),
                isName: true,
                cell: ({ page }) => words(`vitals.page.${page}`),
              },
              {
                key: 'release',
                title: words('vitals.release'),
                cell: ({ release }) => <code className={style['version']}>{release}</code>,
              },
            ]}
          >
            <p className={style['bounds']}>{words('vitals.bounds')}</p>
          </VitalTable>
          <VitalTable
            title={words('vitals.byConnection')}
            rows={connections}
            nameOf={({ connection }) => words(`vitals.connection.${connection}`)}
            columns={[
              {
                key: 'connection',
                title: words('vitals.connection'),
                isName: true,
                cell: ({ connection }) => words(`vitals.connection.${connection}`),
              },
            ]}
          />
        </>
      )}
    </WorkPage>
  );
}
