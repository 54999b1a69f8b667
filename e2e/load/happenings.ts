import type { Processes } from '../support/shops/processes.ts';
import { until } from './releases-under-load.ts';
import type { SmallDisk } from './small-disk.ts';

interface Trouble {
  release: Record<'hostile' | 'broken' | 'good', () => Promise<unknown>>;
  /** Of mails, uploads and pictures; of the database. */
  disks: Record<'files' | 'tables', SmallDisk>;
  /** Until somebody more was told that the disk is full. */
  untilFull(): Promise<void>;
  /** To the database. */
  say(word: string): Promise<unknown>;
}

/** What happens in a round of a day of trouble, in order; each lasts until it is said to be over, beside the next. */
export function happenings(
  { storefronts, apis, worker }: Processes,
  { release, disks, untilFull, say }: Trouble,
) {
  const [storefront] = storefronts;
  const [api] = apis;
  const happens: [string, () => Promise<unknown>][] = [
    ['a storefront is killed', async () => storefront?.kill()],
    ['a hostile release', release.hostile],
    ['the storefront is back', async () => storefront?.start()],
    ['the disk of mails, uploads and pictures is full', disks.files.fill],
    [
      'the database’s disk is full',
      async () => {
        await disks.tables.fill();
        await untilFull();
      },
    ],
    [
      'the database froze for a while',
      async () => {
        await say('freeze');
        for (const { url } of apis)
          await until(`${url} knows of it`, async () => (await fetch(`${url}/readyz`)).status === 503);
        await say('thaw');
      },
    ],
    ['room was made for the database', disks.tables.makeRoom],
    ['a process of the API is killed', async () => api?.kill()],
    ['it is back', async () => api?.start()],
    ['the database fell, and was started again', async () => say('restart')],
    ['room was made', disks.files.makeRoom],
    ['a release throws while drawing', release.broken],
    ['the worker is killed', async () => worker.kill()],
    ['the worker is back', async () => worker.start()],
    ['a good release', release.good],
  ];
  return happens;
}
