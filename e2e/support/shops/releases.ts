import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPS, SHELL } from '@vitrine/shared/build/apps';
import { clientPath, POOL } from '@vitrine/shared/contract/federation/content-name';
import { releaseSchema, type Release } from '@vitrine/shared/contract/federation/release';
import type { Side } from './broken-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, 'shared/src/build');
const PUBLISH = `import { publish } from '${BUILD}/releasing/publish.ts'; 
const [name, dist, share] = process.argv.slice(1);
console.log(publish(name, dist, share && Number(share)));`;
/** What the server runs first, and browsers, of an app. */
const startsOf = (name: string): Record<Side, string> =>
  name === SHELL.name
    ? { client: 'client/main.js', server: 'server/main.cjs' }
    : { client: 'client/remoteEntry.js', server: 'server/remoteEntry.cjs' };
const SIDES: Side[] = ['client', 'server'];

/** A folder of releases of one's own: what is live, and what is made of it. */
export interface Releases {
  folder: string;
  variables: Record<string, string>;
  /** Releases the catalog with a line more in its scripts, signed; for so many percents of the visitors. Its version. */
  release(share?: number): Promise<string>;
  /** Makes the catalog's canary live for everybody. Its version. */
  promote(): Promise<string>;
  /**
   * Releases an app with code at the end of what starts it, signed; without any it is as it was. Its version.
   * @param offline the same of the shell's page without a connection, which its worker keeps: browsers get another worker
   */
  releaseWith(name: string, code: Partial<Record<Side, string>>, offline?: string): Promise<string>;
  /** What browsers start an app's version with: its address says which version that is. */
  startOf(name: string, version: string): Promise<string>;
  /** Ends the canary, or goes to the release before. The version that is live then. */
  rollback(): Promise<string>;
  /** Writes over the catalog's pointer by hand, as nobody should. */
  meddle(change: (pointer: Record<string, unknown>) => object): Promise<void>;
  remove(): Promise<void>;
}

export async function ownReleases(): Promise<Releases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-releases-'));
  for (const { name } of APPS) await copyLive(name, folder);
  const build = await buildOf('catalog', folder);
  const variables = { RELEASES_DIR: folder };
  const run = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...variables },
    });
    return stdout.trim();
  };
  const publish = (...args: string[]) => run('--input-type=module', '-e', PUBLISH, ...args);
  const command = async (name: string) => {
    const told = await run(path.join(BUILD, `commands/${name}.ts`), 'catalog');
    return told.replace('catalog ', '');
  };
  return {
    folder,
    variables,
    release: async (share) => {
      for (const file of Object.values(startsOf('catalog')))
        await appendFile(path.join(build, file), '\n// one more');
      return publish('catalog', build, ...(share ? [String(share)] : []));
    },
    releaseWith: async (name, code, offline) => {
      const own = await buildOf(name, folder);
      const starts = startsOf(name);
      for (const side of SIDES) await appendFile(path.join(own, starts[side]), code[side] ?? '');
      if (offline) await appendFile(path.join(own, 'client/offline.js'), offline);
      const version = await publish(name, own);
      await rm(own, { recursive: true });
      return version;
    },
    startOf: async (name, version) => {
      const release = await readRelease(path.join(folder, name, version));
      return `/releases/${name}/${clientPath(release, path.basename(startsOf(name).client))}`;
    },
    promote: () => command('promote'),
    rollback: () => command('rollback'),
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
  const { version } = await readRelease(from);
  await mkdir(to, { recursive: true });
  for (const part of [version, POOL])
    await cp(path.join(from, part), path.join(to, part), { recursive: true });
  for (const file of ['remote.json', 'moves.json']) await cp(path.join(from, file), path.join(to, file));
}

/** A build in a folder of its own, as it was when the live one of this machine was released. */
async function buildOf(name: string, folder: string): Promise<string> {
  const release = await readRelease(path.join(ROOT, 'releases', name));
  const build = await mkdtemp(path.join(folder, `build-${name}-`));
  const filter = (file: string) => !file.endsWith('remote.json');
  await cp(path.join(folder, name, release.version), build, { recursive: true, filter });
  await mkdir(path.join(build, 'client'));
  for (const file of Object.keys(release.client))
    await cp(path.join(folder, name, clientPath(release, file)), path.join(build, 'client', file));
  return build;
}

const readRelease = async (folder: string): Promise<Release> =>
  releaseSchema.parse(JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8')));
