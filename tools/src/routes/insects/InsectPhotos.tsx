import { SelectField } from '@vitrine/shared/forms/fields/SelectField';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { nextReference, readChoices } from '../../api/insects/insects.ts';
import { staffPage } from '../../api/staff-page.ts';
import { WorkPage } from '../../components/bench/WorkPage.tsx';
import { LotDesk } from '../../components/photos/LotDesk.tsx';
import { TrayLots } from '../../components/photos/TrayLots.tsx';
import { DropPlace } from '../../components/pictures/uploads/DropPlace.tsx';
import { queueOf } from '../../components/pictures/uploads/use-uploads.ts';
import { FilesButton } from '../../components/pictures/uploads/FilesButton.tsx';
import style from '../../components/photos/Photos.module.css';
import { usePageData } from '../../model/lists/page-data.ts';
import { PhotoStore } from '../../model/photos/photo-store.ts';
import { GAPS_S, PhotoTray } from '../../model/photos/photo-tray.ts';
import { mayArrive } from '../../model/pictures/upload.ts';
import { warnBeforeLeaving } from '../../model/warn-before-leaving.ts';
import { toolHead } from '../../model/tool-head.ts';
import { useWords } from '../../model/use-words.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { Announced } from '../../components/Announced.tsx';

/** Of this tab: whoever looks at another page meanwhile finds the photos where they were. */
const TRAYS = new WeakMap<ApiTransport, PhotoTray>();

export const loader = staffPage(async (_args, { api, need }) => {
  const [choices, next] = await Promise.all([readChoices(api), nextReference(api, {})]);
  return { choices: need(choices), reference: need(next).reference };
});
export const head = toolHead;

/** Photos first: the photos of a session become lots, one after the other. */
export function Component() {
  const words = useWords();
  const { choices, reference } = usePageData<typeof loader>();
  const { tray, lots, looking, gapSeconds, series, finishing } = useTray();
  useStoredPhotos(tray);
  const open = lots.filter(({ id, saved }) => !saved || id === finishing);
  const [current] = open;
  const add = (files: File[]) => void tray.add(files, choices.prefixes ?? []);
  return (
    <DropPlace onFiles={add}>
      <WorkPage
        name="toolsInsectPhotos"
        title={words('photos.title')}
        lead={words(lots.length === 0 ? 'photos.lead' : 'photos.keys')}
      >
        <div className={style['bar']}>
          <FilesButton label={words('pictures.choose')} onFiles={add} />
          <SelectField
            name="gap"
            label={words('photos.gap')}
            value={gapSeconds}
            onChange={({ target }) => tray.regroup(Number(target.value))}
          >
            {GAPS_S.map((seconds) => (
              <option key={seconds} value={seconds}>
                {words('photos.gapSeconds', { count: seconds })}
              </option>
            ))}
          </SelectField>
          <Announced>
            {looking > 0
              ? words('photos.looking', { count: looking })
              : lots.length > 0 && words('photos.waiting', { open: open.length })}
          </Announced>
        </div>
        {lots.length === 0 && <p className={style['limits']}>{words('pictures.limits')}</p>}
        <Refused />
        <Unstored />
        {lots.length > 0 && <TrayLots lots={lots} current={current} tray={tray} />}
        {current && (
          <LotDesk
            key={current.id}
            lot={current}
            number={lots.indexOf(current) + 1}
            {...{ choices, series, reference, tray }}
          />
        )}
      </WorkPage>
    </DropPlace>
  );
}

/** Files that are no photos, each with why. */
function Refused() {
  const words = useWords();
  const { refused } = useTray();
  if (refused.length === 0) return null;
  return (
    <Notice tone="warning" title={words('photos.refused')}>
      <ul>
        {refused.map(({ name, fault }, index) => (
          <li key={index}>{words('photos.refusedLine', { name, why: words(`pictures.fault.${fault}`) })}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Photos that are lost with this page, for the browser has no room for them. */
function Unstored() {
  const words = useWords();
  const { missing } = useTray();
  if (missing === 0) return null;
  return (
    <Notice tone="warning" title={words('photos.unstored', { count: missing })}>
      {words('photos.unstoredWhy')}
    </Notice>
  );
}

function trayOf(api: ApiTransport): PhotoTray {
  const known = TRAYS.get(api);
  if (known) return known;
  const tray = new PhotoTray();
  warnBeforeLeaving(tray, () => {
    const { looking, lots, stored } = tray.get();
    return looking > 0 || (stored !== lots && lots.some(({ saved }) => !saved));
  });
  TRAYS.set(api, tray);
  return tray;
}

const KEPT = new WeakSet<PhotoTray>();

/** Once the page answers: what a tab before left comes back, and goes on where it was. */
function useStoredPhotos(tray: PhotoTray): void {
  const api = useRemote().browserApi;
  useEffect(() => {
    if (KEPT.has(tray)) return;
    KEPT.add(tray);
    const queue = queueOf(api, 'insect');
    queue.subscribe(() => {
      const pending = queue.get().filter(mayArrive);
      tray.settle(new Set(pending.map(({ file }) => file)));
    });
    void PhotoStore.open().then(
      (store) =>
        store &&
        tray.keepIn(store, ({ photos, saved }) => {
          const files = photos.map(({ file }) => file);
          if (saved) void queue.add(files, saved.owner);
        }),
    );
  }, [api, tray]);
}

function useTray() {
  const tray = trayOf(useRemote().browserApi);
  return { tray, ...useSyncExternalStore(tray.subscribe, tray.get, tray.get) };
}
