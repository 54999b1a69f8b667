import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packDelta } from '@vitrine/shared/build/releasing/pool-deltas';
import { hasDeltas, patternOfVersions } from '@vitrine/shared/contract/federation/content-delta';
import { contentName } from '@vitrine/shared/contract/federation/content-name';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { brotliBytes } from '../../support/pages/brotli-bytes.ts';
import { printFigure } from '../figure.ts';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { StorefrontModule, StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { z } from '@vitrine/shared/contract/zod';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, 'shared/src/build/commands/build-edited.ts');

/** A word of one file, and what it becomes. */
type Edit = readonly [file: string, from: string, to: string];
/** An address of the route table: shell and remotes each have it in what every page runs. */
const IN_SHARED: Edit = ['shared/src/paths/route-table.ts', '/verzending', '/verzendkosten'];
const IN_REMOTE: Edit = ['catalog/src/messages/en.json', 'Butterflies', 'Lepidoptera'];

/** What the server names in home, a list and an insect: by the doors' names of the parts, and the files of every page. */
const PARTS: Record<string, readonly string[]> = {
  shell: ['shop', 'en'],
  catalog: ['door', 'frame', 'en', 'home', 'category', 'insect', 'home.en', 'lists.en', 'insect.en'],
};
const ALWAYS = /^((main|first|remoteEntry)\.js|.+\.css|.+-core(-italic)?\.[\w-]+\.woff2)$/;
/** What the service worker is, and fetches when another one comes. */
const OF_WORKER = /^((worker|worker-routes|offline)\.js|.+\.svg)$/;

/**
 * What somebody who has seen home, a list and an insect fetches again of them after a release in which one word is
 * another: for the pages, and behind them for the service worker. Files are named by content, so it is those whose content
 * differs: of scripts and stylesheets what they have beyond the last ones where the browser can unpack that, else whole. A
 * browser that has cached nothing fetches all.
 */
export async function benchReleaseBytes(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-release-bytes-'));
  try {
    const before = await visit(path.join(folder, 'before'), ['shell', 'catalog']);
    const cases = [
      { what: 'all apps, a word of shared', apps: ['shell', 'catalog'], edit: IN_SHARED },
      { what: 'catalog, a word of its own', apps: ['catalog'], edit: IN_REMOTE },
    ];
    for (const { what, apps, edit } of cases) {
      const after = await visit(path.join(folder, apps.join('-')), apps, edit);
      const again = [...after].filter(([address]) => !before.has(address));
      const deltas = again.map(([address, content]) => [address, beyond(before, address, content)] as const);
      const whole = again.map(([address, content]) => [address, brotliBytes([content])] as const);
      for (const [at, [address, bytes]] of deltas.entries())
        console.error(`${what}: ${bytes} of ${whole[at]?.[1]} ${address}`);
      print(`release of ${what}: fetched again with dictionaries`, deltas);
      print(`release of ${what}: fetched again`, whole);
      const all = [...before].map(([address, content]) => [address, brotliBytes([content])] as const);
      print(`release of ${what}: nothing kept`, all);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Bytes = readonly (readonly [address: string, bytes: number])[];

function print(name: string, files: Bytes): void {
  const sum = (some: Bytes) => some.reduce((bytes, [, more]) => bytes + more, 0) / 1000;
  const ofPages = sum(files.filter(([address]) => !isOfWorker(address)));
  const against = `of it for the pages: ${ofPages.toFixed(1)} KB`;
  printFigure({ name, value: sum(files), unit: 'KB (brotli 11)', against });
}

/** A file's bytes on the way to a browser that has the one before it: `pool-deltas.ts`. */
function beyond(before: ReadonlyMap<string, Buffer>, address: string, content: Buffer): number {
  const whole = brotliBytes([content]);
  const file = path.basename(address);
  const pattern = patternOfVersions(file);
  const last = [...before].find(
    ([one]) =>
      path.dirname(one) === path.dirname(address) && patternOfVersions(path.basename(one)) === pattern,
  )?.[1];
  return last && hasDeltas(file) ? Math.min(whole, packDelta(content, last).length) : whole;
}

const isOfWorker = (address: string): boolean =>
  address.startsWith('/') || /\/(worker|worker-routes|offline)\.[\w-]+\.js$|\.svg$/.test(address);

/** The files that a visit needs of these apps, built now, by their addresses in the pool. */
async function visit(folder: string, apps: string[], edit: Edit | [] = []): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const app of apps) {
    await promisify(execFile)(process.execPath, [BUILD, folder, app], {
      cwd: ROOT,
      env: { ...process.env, EDIT: JSON.stringify(edit) },
    });
    const chunks: Record<string, Record<string, string>> = JSON.parse(
      await readFile(path.join(folder, app, 'chunks.json'), 'utf8'),
    );
    const named = (PARTS[app] ?? []).flatMap((part) => Object.keys(chunks[part] ?? {}));
    const client = path.join(folder, app, 'client');
    const needed = (await readdir(client)).filter(
      (file) => ALWAYS.test(file) || OF_WORKER.test(file) || named.includes(file),
    );
    for (const file of needed) {
      const content = await readFile(path.join(client, file));
      files.set(`${app}/${contentName(file, integrityOf(content))}`, content);
    }
    if (app === 'shell')
      for (const [address, content] of await rootFiles(path.join(folder, app))) files.set(address, content);
  }
  return files;
}

const load: (file: string) => StorefrontModule = createRequire(import.meta.url);
/** What `/sw.js` begins with. */
const configSchema = z.object({
  precache: z.array(z.object({ url: z.string(), revision: z.string() })),
});

/**
 * What a built shell answers at the root of the site for its service worker: the worker's own script, and what that
 * precaches there; each by an address that is another when a browser fetches it again.
 * @param folder with `client/` and `server/`
 */
async function rootFiles(folder: string): Promise<Map<string, Buffer>> {
  const { createStorefront } = load(path.join(folder, 'server/main.cjs'));
  const storefront = await createStorefront(await optionsFor(path.join(folder, 'client')));
  const ask = async (url: string) => {
    const { body } = await storefront.answer(new Request(`http://page.invalid${url}`));
    return Buffer.from(body ?? '');
  };
  try {
    const script = await ask('/sw.js');
    const [, config = ''] = /^self\.vitrine = (\{.*\});\n/.exec(script.toString()) ?? [];
    const { precache } = configSchema.parse(JSON.parse(config));
    const files = new Map([[`/sw.js ${createHash('sha256').update(script).digest('hex')}`, script]]);
    for (const { url, revision } of precache) files.set(`${url} ${revision}`, await ask(url));
    return files;
  } finally {
    await storefront.close();
  }
}

async function optionsFor(client: string): Promise<StorefrontOptions> {
  const names = (await readdir(client)).toSorted();
  const hash = async (name: string) => [name, integrityOf(await readFile(path.join(client, name)))] as const;
  const files = Object.fromEntries(await Promise.all(names.map(hash)));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return {
    shell: {
      ...{ name: 'shell', version, contract: 5, container: 'shell', entry: null, main: 'main.js' },
      ...{ serverEntry: 'main.cjs', css: names.filter((name) => name.endsWith('.css')) },
      ...{ client: files, server: {}, first: await readFile(path.join(client, 'first.js'), 'utf8') },
    },
    ...{ shellUrl: '/releases/shell/', publicUrl: 'https://shop.example', selfOrigin: 'http://127.0.0.1:1' },
    ...{ remotes: {}, remoteKeys: {}, cacheDir: client },
    ask: async () => ({ status: 503, body: '' }),
    log: () => undefined,
  };
}
