import { useRevalidator } from 'react-router';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { liftRelease, listReleases } from '../../api/shop/releases-admin.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { TakenBack } from '../../components/releases/TakenBack.tsx';
import { VersionTable, type App } from '../../components/releases/VersionTable.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/mails/Mails.module.css';
import { useSay } from '../../model/use-say.ts';

export const loader = staffPage(async (_args, { api, need }) => need(await listReleases(api)));
export const head = toolHead;

export function Component() {
  const words = useWords();
  const { apps } = usePageData<typeof loader>();
  const { said, lift } = useLift();
  return (
    <WorkPage name="toolsReleases" title={words('releases.title')} lead={words('releases.lead')}>
      {said && <p>{said}</p>}
      <RequestFailed failure={lift.failure} />
      {apps.length === 0 && <p>{words('releases.none')}</p>}
      {apps.map((app) => (
        <AppVersions
          key={app.name}
          app={app}
          isBusy={lift.isBusy}
          onLift={(version) => void lift.run({ name: app.name, version })}
        />
      ))}
    </WorkPage>
  );
}

interface AppVersionsProps {
  app: App;
  isBusy: boolean;
  onLift(version: string): void;
}

function AppVersions({ app, isBusy, onLift }: AppVersionsProps) {
  const words = useWords();
  return (
    <section>
      <div className={style['head']}>
        <h2>{app.name}</h2>
        {app.live === null && <p className={style['error']}>{words('releases.noPointer')}</p>}
      </div>
      {app.versions.map((version) => (
        <TakenBack
          key={version.version}
          version={version}
          isBusy={isBusy}
          onLift={() => onLift(version.version)}
        />
      ))}
      <VersionTable app={app} />
    </section>
  );
}

function useLift() {
  const api = toolsApi(useRemote().browserApi);
  const { revalidate } = useRevalidator();
  const [said, say] = useSay();
  const lift = useAction(
    (release: { name: string; version: string }) => liftRelease(api, release),
    async ({ message }) => {
      say(message);
      await revalidate();
    },
  );
  return { said, lift };
}
