import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { smallThreads } from '../../testing/small-threads.ts';
import { startDrawingThread, ThreadEnded, type ThreadParts } from './drawing-thread.ts';
import { supervise, type Supervised } from './supervise.ts';

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

let folder: string;
let falls: string[];
let time: number;
let remotes: Supervised[];
let parts: ThreadParts;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-thread-'));
  falls = [];
  remotes = [];
  time = Date.now();
  parts = smallThreads(undefined, async ({ url }) => ({ status: 200, body: `answer to ${url}` }));
});
afterEach(async () => {
  for (const remote of remotes) remote.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(code = REMOTE): Promise<Supervised> {
  const entry = path.join(folder, 'remote.cjs');
  await writeFile(entry, code);
  const browser = { version: 'v1', container: 'small', entry: { url: '', integrity: '' }, css: [] };
  const files = { name: 'small', entry, browser };
  const remote = supervise(
    {
      name: 'small',
      start: (onFall) => startDrawingThread(files, parts, onFall),
      onFall: (reason) => falls.push(reason),
    },
    () => time,
  );
  remotes.push(remote);
  await remote.open();
  return remote;
}

async function draw(remote: Supervised, path: string): Promise<string> {
  const url = `https://shop.example${path}`;
  const job = {
    url,
    method: 'GET',
    cookie: '',
    requestId: '',
    isAnonymous: true,
    catalogueVersion: '',
    browsers: {},
  };
  return Buffer.concat([...(await remote.draw(job)).parts]).toString();
}

describe('A remote in a thread of its own', () => {
  it('draws pages, several at a time, and asks the API', async () => {
    const remote = await open();
    const [waits, asks, other] = await Promise.all(
      ['/waits', '/asks', '/page'].map((one) => draw(remote, one)),
    );
    expect([waits, asks, other]).toEqual(['/waits.', 'answer to /api/words.', '/page.']);
  });

  it('goes on after a page that fails', async () => {
    const remote = await open();
    await expect(draw(remote, '/throws')).rejects.toThrow('no page');
    expect(await draw(remote, '/page')).toBe('/page.');
    expect(falls).toEqual([]);
  });

  it('knows nothing of the shop’s configuration', async () => {
    expect(await draw(await open(), '/secrets')).toBe('{}.');
  });

  it('that does not load is not opened', async () => {
    await expect(open('throw new Error("half a file");')).rejects.toThrow('half a file');
  });

  it('that loops while it loads is given up', async () => {
    await expect(open('for (;;);')).rejects.toThrow('does not answer');
  });
});

describe('A remote that ends its thread', () => {
  it.each([
    ['loops', '/loops', /does not answer/],
    ['loops once its data is there', '/loops-later', /does not answer/],
    ['throws where nobody can catch it', '/crashes', /behind a page/],
    ['ends the program', '/exits', /ended by itself/],
    ['takes all memory', '/eats', /memory|does not answer/],
  ])(
    'because it %s: the page fails, the serving thread goes on, the next page is drawn',
    async (_what, page, reason) => {
      const remote = await open();
      await expect(draw(remote, page)).rejects.toThrow(ThreadEnded);
      expect(falls).toEqual([expect.stringMatching(reason)]);
      expect(await draw(remote, '/page')).toBe('/page.');
    },
  );

  it('is not blamed on pages that it had not begun', async () => {
    const remote = await open();
    const loops = draw(remote, '/loops').catch((error: unknown) => error);
    const behind = draw(remote, '/page').catch((error: unknown) => error);
    expect(await loops).toMatchObject({ isSuspect: true });
    expect(await behind).toMatchObject({ isSuspect: false });
  });

  it('rests when it does so again and again, each time for longer, and draws again after it', async () => {
    const remote = await open();
    for (const restMs of [0, 1_000, 2_000]) {
      await expect(draw(remote, '/exits')).rejects.toThrow(ThreadEnded);
      if (restMs > 0) await expect(draw(remote, '/page')).rejects.toThrow('rests');
      time += restMs;
    }
    expect(await draw(remote, '/page')).toBe('/page.');
    expect(falls).toHaveLength(3);
  });
});

describe('A thread that is needed no more', () => {
  it('ends when its pages are out', async () => {
    const remote = await open();
    const page = draw(remote, '/waits');
    remote.retire();
    expect(await page).toBe('/waits.');
    expect(falls).toEqual([]);
  });

  it('ends when it only showed that its remote opens, and a page starts it again', async () => {
    const remote = await open();
    remote.rest();
    expect(await draw(remote, '/page')).toBe('/page.');
    const page = draw(remote, '/waits');
    remote.rest();
    expect(await page).toBe('/waits.');
    expect(falls).toEqual([]);
  });

  it('ends at once when the shop closes', async () => {
    const remote = await open();
    const page = draw(remote, '/never').catch((error: unknown) => error);
    await draw(remote, '/page');
    remote.close();
    expect(await page).toBeInstanceOf(ThreadEnded);
    expect(falls).toEqual([]);
  });
});
