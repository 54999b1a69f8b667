import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { version as react } from 'react';
import { releaseSchema, type Chunks, type Release } from '../../contract/federation/release.ts';
import { clientPath } from '../../contract/federation/content-name.ts';
import { NEEDED_RANGES, SHARED_VERSIONS } from '../../contract/federation/packages/versions.ts';
import { containerName, SHELL } from '../apps.ts';
import { releasesOf, ROOT } from '../folders.ts';
import { forgetOldVersions, releasesGiven } from './retained-versions.ts';
import { CHUNKS_FILE } from '../bundling/page-chunks.ts';
import { jsonText, readJson } from '../json-file.ts';
import { integrityOf, isIntact } from '../../platform/integrity.ts';
import { movePointer, startCanary } from './move-pointer.ts';
import { addToPool } from './pool.ts';
import { addDeltas } from './pool-deltas.ts';
import { readLiveShell, refuseUnmet, warnOfUnmet } from './refuse-unmet.ts';
import { readManifest, releasedManifest } from './released-manifest.ts';
import type { Description } from './sign-release.ts';
import { sourceHash } from './source-hash.ts';

/**
 * Makes a build live: what browsers fetch goes into the app's pool, the rest into a folder named by all of its content, and
 * the pointer names both.
 * @param dist folder with `client/` and `server/`
 * @param share percents of the visitors that it is tried with; without, it is for all
 * @param by who asked for it: a team, or a start of the shop that found other sources
 * @returns the version
 * @throws before anything is written, for a remote that the live shell cannot run
 */
export function publish(
  name: string,
  dist: string,
  share?: number,
  by: 'release' | 'start' = 'release',
): string {
  const client = hashes(path.join(dist, 'client'));
  const server = hashes(path.join(dist, 'server'));
  const version = createHash('sha256')
    .update(JSON.stringify([client, server]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(releasesOf(name), version);
  const chunks = releaseSchema.shape.chunks.parse(readJson(path.join(dist, CHUNKS_FILE)) ?? undefined);
  const built = readManifest(dist);
  const manifest = built && integrityOf(Buffer.from(jsonText(releasedManifest(built, version, client))));
  const first = firstScript(path.join(dist, 'client', FIRST));
  const description = {
    ...describe(name, version, client, server, chunks),
    ...(manifest && { manifest }),
    ...(first !== null && { first }),
  };
  // A start builds the shell of the same sources, and the servers that it starts refuse what they cannot run.
  if (by === 'release' && name === SHELL.name) warnOfUnmet(description);
  else if (by === 'release') refuseUnmet(description, readLiveShell());
  addToPool(name, path.join(dist, 'client'), client);
  addDeltas(
    name,
    client,
    releasesGiven(name).map((given) => given.client),
  );
  if (!existsSync(folder)) copyWhole(dist, folder);
  if (share === undefined) movePointer(name, description, by);
  else startCanary(name, description, share);
  forgetOldVersions(name);
  return version;
}

/** By rename: a copy that was interrupted is no release. */
function copyWhole(dist: string, folder: string): void {
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(dist, half, { recursive: true, filter: (file) => file !== path.join(dist, 'client') });
  renameSync(half, folder);
}

function describe(
  name: string,
  version: string,
  client: Hashes,
  server: Hashes,
  chunks: Chunks | undefined,
): Description {
  const files = Object.keys(client);
  const serverEntry = Object.keys(server).find((file) => /^(main|remoteEntry)\.cjs$/.test(file));
  if (!serverEntry) throw new Error(`The build of ${name} has nothing that a server can run.`);
  return {
    name,
    version,
    contract: contractVersion(),
    react,
    sources: sourceHash(name),
    container: containerName(name),
    entry: files.find((file) => file === 'remoteEntry.js') ?? null,
    main: files.find((file) => file === 'main.js') ?? null,
    serverEntry,
    css: files.filter((file) => file.endsWith('.css')),
    client,
    server,
    ...(chunks && { chunks }),
    ...(name === SHELL.name ? { brings: SHARED_VERSIONS } : { needs: NEEDED_RANGES }),
  };
}

/** What each page waits for, and so carries. */
const FIRST = 'first.js';

/** Its text, where an app has one. Within a page other letters would end it, or be read as others. */
function firstScript(file: string): string | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  if (/<\/script|<!--|[\r\0\uFEFF]/i.test(text)) throw new Error(`${FIRST} cannot stand in a page.`);
  return text;
}

/** Read from the contract itself, so that a release never claims another one. */
export function contractVersion(): number {
  const source = readFileSync(path.join(ROOT, 'shared/src/contract/federation/remote.ts'), 'utf8');
  const [, version] = /CONTRACT_VERSION = (\d+)/.exec(source) ?? [];
  if (!version) throw new Error('The contract has no version.');
  return Number(version);
}

/** File name → integrity. */
type Hashes = Record<string, string>;

/** File name → `sha256-…`, as browsers write integrity. */
export function hashes(folder: string): Hashes {
  const entries = readdirSync(folder).sort();
  return Object.fromEntries(
    entries.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
  );
}

/** A version whose files are gone or changed would be refused by browsers and servers. */
export function refuseDamaged(release: Release): void {
  const { name, version, client, server } = release;
  const places = [
    ...Object.entries(client).map(([file, integrity]) => [clientPath(release, file), integrity] as const),
    ...Object.entries(server).map(([file, integrity]) => [`${version}/server/${file}`, integrity] as const),
  ];
  const isWhole = (place: string, integrity: string) =>
    existsSync(place) && isIntact(readFileSync(place), integrity);
  const damaged = places.find(
    ([file, integrity]) => !isWhole(path.join(releasesOf(name), file), integrity),
  )?.[0];
  if (damaged) throw new Error(`${name} ${version} is damaged: ${damaged} is not what was released.`);
}
