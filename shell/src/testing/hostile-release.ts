import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { ApiQuestion } from '@vitrine/shared/contract/federation/storefront';
import type { DrawnPage } from '../server/pages/drawn-page.ts';
import { createVisits } from '../server/pages/serving/visits.ts';
import { smallProcesses } from './small-processes.ts';

/** CommonJS, as a release's server entry is; a text, as it is nothing that this project's rules could like. */
const CODE = readFileSync(path.join(__dirname, 'hostile-remote.txt'), 'utf8');

/** What a hostile release tries, by name: what it is after, pages that it sends, and what it takes all of. */
export const HOSTILE: Record<'names' | 'pages' | 'acts', string[]> = { names: [], pages: [], acts: [] };
compileFunction(CODE, ['exports'])(HOSTILE);

const COOKIE = 'vitrine_session=a-secret-of-a-shopper';

export interface HostileRelease {
  page(address: string): Promise<DrawnPage>;
  draw(address: string): Promise<string>;
  /** Another release of the same key, in the same process. */
  neighbour(): Promise<string>;
  /** What is not as it was, and who was reached. */
  changes(): Promise<string[]>;
  /** Why threads and processes ended by themselves. */
  falls: string[];
  close(): Promise<void>;
}

/**
 * Opens a hostile release beside a good one.
 * @param fence `open`: its thread gives it Node's own `require`, and only the permissions stand before it
 */
export async function openHostileRelease(fence: 'whole' | 'open' = 'whole'): Promise<HostileRelease> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-hostile-'));
  const place = { folder, key: path.join(folder, 'release.pem'), database: path.join(folder, 'shop.sqlite') };
  const other = path.join(folder, 'another-release.cjs');
  for (const file of [place.key, place.database, other]) await writeFile(file, 'kept');
  const before = await describeFolder(folder);
  const reached: string[] = [];
  const listener = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  listener.on('connection', () => reached.push('connection'));
  await once(listener, 'listening');
  const address = listener.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const falls: string[] = [];
  const visits = createVisits(answer);
  const processes = smallProcesses((_level, message) => falls.push(message), visits.ask, fence);
  const url = `http://127.0.0.1:${port}`;
  const text = JSON.stringify({ ...place, release: other, port, url, cookie: COOKIE });
  const code = CODE.replace('globalThis.PLACE', text);
  const threads = { hostile: start(code), good: start('exports.draw = () => "well";') };

  function start(source: string) {
    const browser = { version: 'v1', container: 'x', entry: { url: '/x.js', integrity: '' }, css: [] };
    const version = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const files = { 'remote.cjs': Buffer.from(source) };
    const load = async () => ({ name: 'catalog', entry: 'remote.cjs', files, browser });
    const open = () =>
      processes.start('key', { name: 'catalog', version, load }, (reason) => {
        falls.push(reason);
        thread = null;
      });
    let thread: ReturnType<typeof open> | null = null;
    return async (job: Parameters<ReturnType<typeof open>['draw']>[0]) => {
      thread ??= open();
      const mine = thread;
      await mine.opened;
      return mine.draw(job);
    };
  }

  async function draw(which: keyof typeof threads, page: string): Promise<DrawnPage> {
    const visitor = { cookie: COOKIE, requestId: 'r' };
    const job = { method: 'GET', isAnonymous: false, catalogueVersion: '', browsers: {} };
    return visits.during(visitor, (visit) =>
      threads[which]({ ...job, visit, url: `https://shop.example${encodeURI(page)}` }),
    );
  }

  return {
    falls,
    page: (page) => draw('hostile', page),
    draw: async (page) => textOf(await draw('hostile', page)),
    neighbour: async () => textOf(await draw('good', '/')),
    async changes() {
      const after = await describeFolder(folder);
      return [...after.filter((line) => !before.includes(line)), ...reached];
    },
    async close() {
      processes.close();
      listener.close();
      listener.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const textOf = ({ bytes }: DrawnPage) => bytes.toString().replace(/\.$/, '');

async function describeFolder(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => `${name} ${await readFile(path.join(folder, name), 'utf8').catch(String)}`),
  );
}

/** The app API, and what only processes of the shop may ask. */
async function answer({ method, url, headers }: ApiQuestion) {
  const who = headers['cookie'] === COOKIE ? 'the visitor' : 'another';
  const body = url === '/api/headers' ? `${method} as ${who}` : 'secret';
  return { status: 200, body };
}
