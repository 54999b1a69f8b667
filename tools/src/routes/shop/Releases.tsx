import { useRevalidator } from 'react-router';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { liftRelease, listReleases } from '../../api/shop/releases-admin.ts';
import { staffPage } from '../../api/staff-page.ts';
import { toolsApi } from '../../api/tools-api.ts';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { type App, type Version, VersionTable } from '../../components/releases/VersionTable.tsx';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { usePageData } from '../../model/lists/page-data.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';
import style from '../../components/mails/Mails.module.css';
import { useSay } from '../../model/use-say.ts';
import { useFormats } from '../../model/use-formats.ts';

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

interface TakenBackProps {
  version: Version;
  isBusy: boolean;
  onLift(): void;
}

/** A version that the shop went back from by itself: why, and the way to have it after all. */
function TakenBack({ version: { version, refusal }, isBusy, onLift }: TakenBackProps) {
  const words = useWords();
  const formats = useFormats();
  if (!refusal || refusal.liftedAt !== null) return null;
  const { fault, backTo, reason, refusedAt } = refusal;
  const values = { moment: formats.moment(refusedAt), backTo };
  return (
    <Notice tone="error" title={`${version}: ${words('releases.refused')}`}>
      <p>{words(`releases.fault.${fault}`, values)}</p>
      {reason && (
        <p lang="en">
          <code>{reason}</code>
        </p>
      )}
      <Button variant="quiet" busy={isBusy} onClick={onLift}>
        {words('releases.lift')}
      </Button>
      <p>{words('releases.liftNote')}</p>
    </Notice>
  );
}
