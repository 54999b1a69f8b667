import type { Releases } from '@vitrine/shared/contract/tools-house';
import { listReleases } from '../api/house.ts';
import { staffPage } from '../api/staff-page.ts';
import { DataTable } from '../components/DataTable.tsx';
import { WorkPage } from '../components/WorkPage.tsx';
import { usePageData } from '../model/page-data.ts';
import { toolHead } from '../model/tool-head.ts';
import { useFormats } from '../model/use-formats.ts';
import { useWords } from '../model/use-words.ts';
import style from '../components/mails/Mails.module.css';

export const loader = staffPage(async (_args, { api, need }) => need(await listReleases(api)));
export const head = toolHead;

type App = Releases['apps'][number];

export function Component() {
  const words = useWords();
  const { apps } = usePageData<typeof loader>();
  return (
    <WorkPage name="toolsReleases" title={words('releases.title')} lead={words('releases.lead')}>
      {apps.length === 0 && <p>{words('releases.none')}</p>}
      {apps.map((app) => (
        <section key={app.name}>
          <div className={style['head']}>
            <h2>{app.name}</h2>
            {app.live === null && <p className={style['error']}>{words('releases.noPointer')}</p>}
          </div>
          <Versions app={app} />
        </section>
      ))}
    </WorkPage>
  );
}

function Versions({ app: { name, live, versions } }: { app: App }) {
  const words = useWords();
  const formats = useFormats();
  return (
    <DataTable
      caption={words('releases.of', { name })}
      rows={versions}
      idOf={({ version }) => version}
      nameOf={({ version }) => version}
      empty={words('releases.none')}
      columns={[
        {
          key: 'version',
          title: words('releases.version'),
          isName: true,
          cell: ({ version }) => <code className={style['version']}>{version}</code>,
        },
        {
          key: 'live',
          title: words('releases.state'),
          cell: ({ version }) => words(version === live ? 'releases.live' : 'releases.kept'),
        },
        { key: 'at', title: words('releases.at'), cell: ({ releasedAt }) => formats.moment(releasedAt) },
        {
          key: 'size',
          title: words('releases.size'),
          isFigure: true,
          cell: ({ bytes }) => formats.megabytes(bytes),
        },
        {
          key: 'contract',
          title: words('releases.contract'),
          isFigure: true,
          cell: ({ contract }) => contract ?? '–',
        },
        {
          key: 'signed',
          title: words('releases.signed'),
          cell: ({ isSigned }) => words(isSigned ? 'releases.isSigned' : 'releases.notSigned'),
        },
      ]}
    />
  );
}
