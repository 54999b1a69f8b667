import { spawnSync } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const BUILD = path.resolve('shared/src/build');
const PUBLISH = `import { publish } from '${BUILD}/publish.js'; console.log(publish('catalog', process.argv[1]));`;
const FORGET = `import { forgetOldVersions } from '${BUILD}/kept-versions.js';
console.log(forgetOldVersions('catalog', Date.now() + Number(process.argv[1]) * 86400000).join(' '));`;

/** Each command is a process of its own. */
jest.setTimeout(60_000);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-rollback-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = (...parts: string[]) => path.join(folder, ...parts);

function run(...args: string[]) {
  const env = { ...process.env, RELEASES_DIR: inFolder('releases'), RELEASE_KEYS_DIR: inFolder('keys') };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, told: stdout.trim(), complaint: stderr.trim() };
}

const rollback = (...args: string[]) => run(path.join(BUILD, 'commands/rollback.js'), ...args);
const script = (text: string, argument: string) => run('--input-type=module', '-e', text, argument);

/** Releases a build whose script is this text. Its version. */
async function release(text: string): Promise<string> {
  for (const side of ['client', 'server']) await mkdir(inFolder('dist', side), { recursive: true });
  await writeFile(inFolder('dist/client/remoteEntry.js'), text);
  await writeFile(inFolder('dist/server/remoteEntry.cjs'), text);
  const { told, complaint } = script(PUBLISH, inFolder('dist'));
  if (!told) throw new Error(complaint);
  return told;
}

async function live(): Promise<{ version: string; signedAt: string }> {
  return JSON.parse(await readFile(inFolder('releases/catalog/remote.json'), 'utf8'));
}

describe('Whoever rolls back', () => {
  it('gets the release before, signed anew and later, and with a second step the one before that', async () => {
    const versions = [await release('1'), await release('2'), await release('3')];
    const before = await live();
    expect(rollback('catalog')).toMatchObject({ status: 0, told: `catalog ${versions[1]}` });
    const after = await live();
    expect(after.version).toBe(versions[1]);
    expect(Date.parse(after.signedAt)).toBeGreaterThan(Date.parse(before.signedAt));
    expect(rollback('catalog').told).toBe(`catalog ${versions[0]}`);
    expect(rollback('catalog', versions[2] ?? '').told).toBe(`catalog ${versions[2]}`);
  });

  it('reads which versions there are when none fits, and nothing moves', async () => {
    const only = await release('1');
    const none = rollback('catalog');
    expect(none.status).toBe(1);
    expect(none.complaint).toMatch(new RegExp(`before the live one is kept[^]*${only}.*\\(live\\)`));
    expect(rollback('catalog', 'feedfeedfeedfeed').complaint).toMatch(/is no version of catalog[^]*\(live\)/);
    expect(rollback('catalog', '../..').complaint).toMatch(/is no version of catalog/);
    expect(rollback('catalog', only).complaint).toMatch(/live already/);
    expect(rollback('butterflies').complaint).toMatch(/Say which app/);
    expect((await live()).version).toBe(only);
  });

  it('is told of a version whose files were changed since', async () => {
    const damaged = await release('1');
    const good = await release('2');
    await appendFile(inFolder('releases/catalog', damaged, 'server/remoteEntry.cjs'), 'more');
    expect(rollback('catalog').complaint).toMatch(/is damaged: server\/remoteEntry.cjs/);
    expect((await live()).version).toBe(good);
  });

  it('cannot make live what somebody else described', async () => {
    const forged = await release('1');
    await release('2');
    const file = inFolder('releases/catalog', forged, 'remote.json');
    const description = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...description, container: 'other' }));
    expect(rollback('catalog', forged).complaint).toMatch(/is no version of catalog/);
  });
});

describe('A release', () => {
  it('makes a key once, that only its owner can read', async () => {
    await release('1');
    const key = await readFile(inFolder('keys/release.pem'), 'utf8');
    expect((await stat(inFolder('keys/release.pem'))).mode & 0o077).toBe(0);
    await release('2');
    expect(await readFile(inFolder('keys/release.pem'), 'utf8')).toBe(key);
    expect((await readdir(inFolder('keys'))).sort()).toEqual(['release.pem', 'release.pub.pem']);
  });

  it('lets go what was replaced for thirty days, never the live one nor the one before', async () => {
    const [first, second, third] = [await release('1'), await release('2'), await release('3')];
    await utimes(inFolder('releases/catalog', first), 0, 0);
    expect(script(FORGET, '29').told).toBe('');
    expect(script(FORGET, '31').told).toBe(first);
    const entries = await readdir(inFolder('releases/catalog'), { withFileTypes: true });
    const kept = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(kept.sort()).toEqual([second, third].sort());
  });
});
