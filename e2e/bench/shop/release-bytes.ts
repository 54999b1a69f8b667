import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentName } from '@vitrine/shared/contract/federation/content-name';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { brotliBytes } from '../../support/pages/brotli-bytes.ts';
import { printFigure } from '../figure.ts';
import { rootFiles } from './root-files.ts';

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
 * another, if the browser has kept everything: for the pages, and behind them for the service worker. Files are named by
 * content, so it is those whose content differs.
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
      for (const [address, content] of again) console.error(`${what}: ${brotliBytes([content])} ${address}`);
      const weigh = (files: [string, Buffer][]) => brotliBytes(files.map(([, content]) => content)) / 1000;
      const whole = `nothing kept: ${Math.round(weigh([...before]))} KB`;
      const ofPages = weigh(again.filter(([address]) => !isOfWorker(address)));
      printFigure({
        ...{ name: `release of ${what}: fetched again`, value: weigh(again), unit: 'KB (brotli 11)' },
        against: `of it for the pages: ${ofPages.toFixed(1)} KB; ${whole}`,
      });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
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
