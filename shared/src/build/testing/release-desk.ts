import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BUILD = path.resolve('shared/src/build');
const PUBLISH = `import { publish } from '${BUILD}/releasing/publish.ts';
const [dist, share] = process.argv.slice(1);
console.log(publish('catalog', dist, share && Number(share)));`;
const OLDER = `import { movePointer } from '${BUILD}/releasing/move-pointer.ts';
import { readPointer } from '${BUILD}/releasing/pointer.ts';
movePointer('catalog', { ...readPointer('catalog'), sources: 'of last week' }, 'rollback');`;
const OTHERS = `import { APPS } from '${BUILD}/apps.ts';
import { publish } from '${BUILD}/releasing/publish.ts';
for (const { name } of APPS) if (name !== 'catalog') publish(name, process.argv[1]);`;
/** The server that a start brings up ends by it, and says so: here nobody wants to be served. */
const NO_PORT = { PORT: 'none' };
/** The shell, with packages of other versions. */
const SHELL = `import { movePointer } from '${BUILD}/releasing/move-pointer.ts';
import { publish } from '${BUILD}/releasing/publish.ts';
import { readPointer } from '${BUILD}/releasing/pointer.ts';
const [dist, brings] = process.argv.slice(1);
publish('shell', dist);
movePointer('shell', { ...readPointer('shell'), brings: JSON.parse(brings) }, 'release');`;
/** The catalog, which needs other packages. */
const NEEDS = `import { movePointer } from '${BUILD}/releasing/move-pointer.ts';
import { readPointer } from '${BUILD}/releasing/pointer.ts';
movePointer('catalog', { ...readPointer('catalog'), needs: JSON.parse(process.argv[1]) }, 'release');`;
const SHELL_AGAIN = `import { publish } from '${BUILD}/releasing/publish.ts';
publish('shell', process.argv[1]);`;
const FORGET = `import { forgetOldVersions } from '${BUILD}/releasing/retained-versions.ts';
console.log(forgetOldVersions('catalog', Date.now() + Number(process.argv[1]) * 86400000).join(' '));`;

interface Pointer {
  version: string;
  signedAt: string;
  canary?: { version: string; share: number };
  before: { version: string }[];
}

/** Where a team releases the catalog: releases and keys in a folder of its own, each command a process of its own. */
export async function openReleaseDesk() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-release-desk-'));
  const inFolder = (...parts: string[]) => path.join(folder, ...parts);

  function runWith(variables: Record<string, string>, ...args: string[]) {
    const own = { RELEASES_DIR: inFolder('releases'), RELEASE_KEYS_DIR: inFolder('keys') };
    const env = { ...process.env, ...own, ...variables };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { status, told: stdout.trim(), complaint: stderr.trim() };
  }

  const run = (...args: string[]) => runWith({}, ...args);
  const command = (name: string, ...args: string[]) =>
    run(path.join(BUILD, 'commands', `${name}.ts`), ...args);
  const script = (text: string, ...args: string[]) => run('--input-type=module', '-e', text, ...args);

  /** Publishes a build whose script is this text. */
  async function publish(text: string, ...share: string[]) {
    for (const side of ['client', 'server']) await mkdir(inFolder('dist', side), { recursive: true });
    await writeFile(inFolder('dist/client/remoteEntry.js'), text);
    await writeFile(inFolder('dist/server/remoteEntry.cjs'), text);
    return script(PUBLISH, inFolder('dist'), ...share);
  }

  /** The same, which must go well. Its version. */
  async function release(text: string, ...share: string[]): Promise<string> {
    const { told, complaint } = await publish(text, ...share);
    if (!told) throw new Error(complaint);
    return told;
  }

  return {
    inFolder,
    command,
    publish,
    release,
    rollback: (...args: string[]) => command('rollback', ...args),
    promote: (...args: string[]) => command('promote', ...args),
    /** Makes a shell live that brings these packages. */
    shell: (brings: Record<string, string>) => script(SHELL, inFolder('dist'), JSON.stringify(brings)),
    /** Makes the live catalog one that needs these packages. */
    needing: (needs: Record<string, string>) => script(NEEDS, JSON.stringify(needs)),
    /** Releases a shell as the sources have it. */
    releaseShell: () => script(SHELL_AGAIN, inFolder('dist')),
    /** Goes back to what was built from sources of before. */
    rollbackSources: () => script(OLDER),
    /** `npm start` once all is installed, where the other apps were released by name too; its server ends at once. */
    start() {
      script(OTHERS, inFolder('dist'));
      return runWith(NO_PORT, path.join(BUILD, 'commands/serve.ts'));
    },
    forgetAfter: (days: number) => script(FORGET, String(days)).told,
    pointer: async (): Promise<Pointer> =>
      JSON.parse(await readFile(inFolder('releases/catalog/remote.json'), 'utf8')),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
