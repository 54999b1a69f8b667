import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Processes } from '../support/shops/processes.ts';
import { until } from './releases-under-load.ts';

const run = promisify(execFile);

interface Trouble {
  /** A release that fails. */
  fail(): Promise<unknown>;
  /** To the database. */
  say(word: string): Promise<unknown>;
}

/** What happens in a day of trouble, in order. */
export function happenings({ storefronts, apis, worker, dataDir }: Processes, { fail, say }: Trouble) {
  const [storefront] = storefronts;
  const [api] = apis;
  const happens: [string, () => Promise<unknown>][] = [
    ['a storefront is killed', async () => storefront?.kill()],
    ['a release throws while drawing', fail],
    ['the storefront is back', async () => storefront?.start()],
    ['the disk is full', async () => fillDisk(path.join(dataDir, 'mail'))],
    [
      'the database froze for a while',
      async () => {
        await say('freeze');
        for (const { url } of apis)
          await until(`${url} knows of it`, async () => (await fetch(`${url}/readyz`)).status === 503);
        await say('thaw');
      },
    ],
    ['a process of the API is killed', async () => api?.kill()],
    ['it is back', async () => api?.start()],
    ['the database fell, and was started again', async () => say('restart')],
    ['room was made', async () => makeRoom(path.join(dataDir, 'mail'))],
    ['the worker is killed', async () => worker.kill()],
    ['the worker is back', async () => worker.start()],
  ];
  return happens;
}

/** A page of memory for the folder of the mails, and a file in it: the next mail finds no room. */
async function fillDisk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]);
  await writeFile(path.join(folder, 'full'), Buffer.alloc(4096));
}

/** The next mail finds room again. */
export const makeRoom = (folder: string) => run('umount', [folder]);
