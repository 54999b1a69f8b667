import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDrawingThread } from '../server/threads/drawing-thread.ts';
import { supervise, type Supervised } from '../server/threads/supervise.ts';
import { smallThreads } from './small-threads.ts';

/** A remote whose pages do what their address says. */
const REMOTE = `
const asked = [];
exports.draw = async (path, { ask, log }) => {
  if (path === '/loops') for (;;);
  if (path === '/loops-later') { await ask({ method: 'GET', url: '/api/words', headers: {} }); for (;;); }
  if (path === '/throws') throw new Error('no page');
  if (path === '/crashes') setTimeout(() => { throw new Error('behind a page'); });
  if (path === '/exits') process.exit(0);
  if (path === '/eats') for (const all = []; ; ) all.push(new Array(100000).fill(path));
  if (path === '/waits') await new Promise((resolve) => setTimeout(resolve, 1000));
  if (path === '/never' || path === '/crashes') await new Promise(() => undefined);
  if (path === '/secrets') return JSON.stringify(process.env);
  if (path === '/asks') return (await ask({ method: 'GET', url: '/api/words', headers: {} })).body;
  return path;
};`;

/** Where remotes are supervised, at a time that stands still until it is moved. */
export async function openSupervision() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-thread-'));
  const crashes: string[] = [];
  const remotes: Supervised[] = [];
  const parts = smallThreads(undefined, async ({ url }) => ({ status: 200, body: `answer to ${url}` }));
  let time = Date.now();
  return {
    /** Why threads ended, one after the other. */
    crashes,
    passMs: (ms: number) => {
      time += ms;
    },

    async open(code = REMOTE): Promise<Supervised> {
      const entry = path.join(folder, 'remote.cjs');
      await writeFile(entry, code);
      const browser = { version: 'v1', container: 'small', entry: { url: '', integrity: '' }, css: [] };
      const files = { name: 'small', entry, browser };
      const remote = supervise(
        {
          name: 'small',
          start: (onCrash) => startDrawingThread(files, parts, onCrash),
          onCrash: (reason) => crashes.push(reason),
        },
        () => time,
      );
      remotes.push(remote);
      await remote.open();
      return remote;
    },

    async close(): Promise<void> {
      for (const remote of remotes) remote.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function draw(remote: Supervised, path: string): Promise<string> {
  const url = `https://shop.example${path}`;
  const job = {
    ...{ url, method: 'GET', cookie: '', requestId: '', isAnonymous: true },
    ...{ catalogueVersion: '', browsers: {} },
  };
  return Buffer.concat([...(await remote.draw(job)).parts]).toString();
}
