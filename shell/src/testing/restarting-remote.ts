import { expect, it } from '@jest/globals';
import { restartWithBackoff, type RestartingThread } from '../server/drawing/restart-with-backoff.ts';
import { ThreadEnded } from '../server/drawing/thread-ended.ts';
import { smallProcesses } from './small-processes.ts';

/** A remote whose pages do what their address says. */
const REMOTE = `
const asked = [];
exports.draw = async (path, { ask, log }) => {
  if (path === '/loops') for (;;);
  if (path === '/loops-later') { await ask({ visit: 'v', url: '/api/words', locale: 'en' }); for (;;); }
  if (path === '/throws') throw new Error('no page');
  if (path === '/crashes') setTimeout(() => { throw new Error('behind a page'); });
  if (path === '/exits') process.exit(0);
  if (path === '/eats') for (const all = []; ; ) all.push(new Array(100000).fill(path));
  if (path === '/waits') await new Promise((resolve) => setTimeout(resolve, 300));
  if (path === '/never' || path === '/crashes') await new Promise(() => undefined);
  if (path === '/answers') return new Response(new Request('https://shop.example/').url).text();
  if (path === '/secrets') return JSON.stringify(process.env);
  if (path === '/asks') return (await ask({ visit: 'v', url: '/api/words', locale: 'en' })).body;
  return path;
};`;

/** What ends a remote's thread: the page that does it, and why the thread is said to have ended. */
const ENDS = [
  { by: 'day', what: 'loops', page: '/loops', reason: /does not answer/ },
  { by: 'day', what: 'throws where nobody can catch it', page: '/crashes', reason: /behind a page/ },
  { by: 'night', what: 'loops once its data is there', page: '/loops-later', reason: /does not answer/ },
  { by: 'night', what: 'takes all memory', page: '/eats', reason: /memory|does not answer/ },
] as const;

/** One for all tests of a suite: it ends with whoever started it. */
const renderers = smallProcesses(undefined, async ({ url }) => ({ status: 200, body: `answer to ${url}` }));

/** Opens remotes in threads that are restarted with backoff, at a time that stands still until it is moved. */
export async function openRestartingRemotes() {
  const crashes: string[] = [];
  const remotes: RestartingThread[] = [];
  let time = Date.now();
  return {
    /** Why threads ended, one after the other. */
    crashes,
    passMs: (ms: number) => {
      time += ms;
    },

    async open(code = REMOTE): Promise<RestartingThread> {
      const browser = { version: 'v1', container: 'small', entry: { url: '', integrity: '' }, css: [] };
      const files = { 'remote.cjs': Buffer.from(code) };
      const load = async () => ({ name: 'small', entry: 'remote.cjs', files, browser });
      const remote = restartWithBackoff(
        {
          name: 'small',
          start: (onEnd) => renderers.start('key', { name: 'small', version: 'v1', load }, onEnd),
          onCrash: (reason) => crashes.push(reason),
        },
        () => time,
      );
      remotes.push(remote);
      await remote.open();
      return remote;
    },

    close(): void {
      for (const remote of remotes) remote.close();
    },
  };
}

export type RestartingRemotes = Awaited<ReturnType<typeof openRestartingRemotes>>;

/** Tests that only the page is lost that ends its thread: by day some ways to end one, by night those that take long. */
export function itLosesOnePage(part: 'day' | 'night', desk: () => RestartingRemotes): void {
  it.each(ENDS.filter(({ by }) => by === part))(
    'because it $what: the page fails, the serving thread goes on, the next page is drawn',
    async ({ page, reason }) => {
      const remote = await desk().open();
      await expect(draw(remote, page)).rejects.toThrow(ThreadEnded);
      expect(desk().crashes).toEqual([expect.stringMatching(reason)]);
      expect(await draw(remote, '/page')).toBe('/page.');
    },
  );
}

/** Draws a page of it, as text. */
export async function draw(remote: RestartingThread, path: string): Promise<string> {
  const url = `https://shop.example${path}`;
  const job = {
    ...{ url, method: 'GET', visit: 'v', isAnonymous: true },
    ...{ catalogueVersion: '', browsers: {} },
  };
  return (await remote.draw(job)).bytes.toString();
}
