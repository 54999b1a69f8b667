import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, 'shared/src/build');
const PUBLISH = `import { publish } from '${BUILD}/publish.js'; console.log(publish('catalog', process.argv[1]));`;
const APPS = ['shell', 'catalog', 'cart-checkout', 'account', 'tools'];

/** A folder of releases of one's own: what is live, and what is made of it. */
export interface Releases {
  variables: Record<string, string>;
  /** Releases the catalog with a line more in its scripts, signed. Its version. */
  release(): Promise<string>;
  /** To the release before. Its version. */
  rollback(): Promise<string>;
  /** Writes over the catalog's pointer by hand, as nobody should. */
  meddle(change: (pointer: Record<string, unknown>) => object): Promise<void>;
  remove(): Promise<void>;
}

export async function ownReleases(): Promise<Releases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-releases-'));
  for (const name of APPS) await copyLive(name, folder);
  const build = path.join(folder, 'build');
  await cp(path.join(folder, 'catalog', await versionIn(folder)), build, {
    recursive: true,
    filter: (file) => !/\.br$|remote\.json$/.test(file),
  });
  const variables = { RELEASES_DIR: folder };
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...variables },
    });
    return stdout.trim();
  };
  return {
    variables,
    release: async () => {
      for (const file of ['client/remoteEntry.js', 'server/remoteEntry.cjs'])
        await appendFile(path.join(build, file), '\n// one more');
      return run('--input-type=module', '-e', PUBLISH, build);
    },
    rollback: async () => {
      const told = await run(path.join(BUILD, 'commands/rollback.js'), 'catalog');
      return told.replace('catalog ', '');
    },
    meddle: async (change) => {
      const file = path.join(folder, 'catalog/remote.json');
      await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copyLive(name: string, folder: string): Promise<void> {
  const from = path.join(ROOT, 'releases', name);
  const to = path.join(folder, name);
  const { version } = JSON.parse(await readFile(path.join(from, 'remote.json'), 'utf8'));
  await mkdir(to, { recursive: true });
  await cp(path.join(from, version), path.join(to, version), { recursive: true });
  for (const file of ['remote.json', 'moves.json']) await cp(path.join(from, file), path.join(to, file));
}

async function versionIn(folder: string): Promise<string> {
  return JSON.parse(await readFile(path.join(folder, 'catalog/remote.json'), 'utf8')).version;
}
