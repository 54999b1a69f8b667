import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { version as react } from 'react';
import { releaseSchema, type Chunks, type Release } from '../../contract/federation/release.ts';
import { containerName } from '../apps.ts';
import { releasesOf, ROOT } from '../folders.ts';
import { forgetOldVersions } from './kept-versions.ts';
import { CHUNKS_FILE } from '../bundling/page-chunks.ts';
import { readJson } from '../json-file.ts';
import { movePointer, startCanary } from './move-pointer.ts';
import type { Description } from './sign-release.ts';
import { sourceHash } from './source-hash.ts';

/**
 * Makes a build live: copies it to a folder named by its content, and points to it.
 * @param dist folder with `client/` and `server/`
 * @param share percents of the visitors that it is tried with; without, it is for all
 * @param by who asked for it: a team, or a start of the shop that found other sources
 * @returns the version
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
  if (!existsSync(folder)) copyWhole(dist, folder);
  const chunks = releaseSchema.shape.chunks.parse(readJson(path.join(dist, CHUNKS_FILE)) ?? undefined);
  const description = describe(name, version, client, server, chunks);
  if (share === undefined) movePointer(name, description, by);
  else startCanary(name, description, share);
  forgetOldVersions(name);
  return version;
}

/** By rename: a copy that was interrupted is no release. */
function copyWhole(dist: string, folder: string): void {
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  cpSync(dist, half, { recursive: true });
  compress(path.join(half, 'client'));
  renameSync(half, folder);
}

/** Writes a brotli copy beside every text file: it is made once, and served as it lies. */
function compress(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(content));
  }
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
  };
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

/** File name → `sha384-…`, as browsers write integrity. */
export function hashes(folder: string): Hashes {
  const entries = readdirSync(folder).sort();
  return Object.fromEntries(entries.map((file) => [file, `sha384-${sha384(path.join(folder, file))}`]));
}

function sha384(file: string): string {
  return createHash('sha384').update(readFileSync(file)).digest('base64');
}

/** A version whose files are gone or changed would be refused by browsers and servers. */
export function refuseDamaged({ name, version, client, server }: Release): void {
  const folder = path.join(releasesOf(name), version);
  for (const [side, wanted] of Object.entries({ client, server })) {
    const there = hashes(path.join(folder, side));
    const damaged = Object.keys(wanted).find((file) => there[file] !== wanted[file]);
    if (damaged)
      throw new Error(`${name} ${version} is damaged: ${side}/${damaged} is not what was released.`);
  }
}
