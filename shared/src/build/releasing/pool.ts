import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { filesOfDelta } from '../../contract/federation/content-delta.ts';
import { clientFiles, contentName, POOL } from '../../contract/federation/content-name.ts';
import { z } from '../../contract/zod.ts';
import { releasesOf } from '../folders.ts';
import { readJson } from '../json-file.ts';
import { isIntact } from '../../platform/integrity.ts';

/** Served as it lies, made once. */
export const PACKED = '.br';
const isText = (file: string): boolean => /\.(js|css|svg)$/.test(file);

/**
 * Puts a build's client files into the app's pool, each under the name that its content makes. What is there whole is
 * left as it is, and is as new as if it had just come.
 */
export function addToPool(name: string, client: string, hashes: Record<string, string>): void {
  const pool = poolOf(name);
  mkdirSync(pool, { recursive: true });
  const now = new Date();
  for (const [file, integrity] of Object.entries(hashes)) {
    const place = path.join(pool, contentName(file, integrity));
    const content = readFileSync(path.join(client, file));
    const packed = place + PACKED;
    if (isText(file))
      keepWhole(
        packed,
        () => isIntact(brotliDecompressSync(readFileSync(packed)), integrity),
        () => brotliCompressSync(content),
        now,
      );
    keepWhole(
      place,
      () => isIntact(readFileSync(place), integrity),
      () => content,
      now,
    );
  }
}

/**
 * Sees to it that a file of the pool is there and whole. Nothing else checks one that is packed: browsers are given it as it
 * lies.
 * @param isWhole may throw for what it cannot read
 * @param make what it is to be, or null if there is to be none
 */
export function keepWhole(
  place: string,
  isWhole: () => boolean,
  make: () => Uint8Array | null,
  now = new Date(),
): void {
  if (!existsSync(place) || !holds(isWhole)) {
    const content = make();
    if (!content) return;
    writeApart(place, content);
  }
  utimesSync(place, now, now);
}

function holds(isWhole: () => boolean): boolean {
  try {
    return isWhole();
  } catch {
    return false;
  }
}

/** Removes what no version names that is still kept, unless it came a short while ago: it may be of one that is on its way. */
export function emptyPool(name: string, versions: readonly string[], olderThan: number): void {
  const pool = poolOf(name);
  if (!existsSync(pool)) return;
  const named = new Set(versions.flatMap((version) => filesNamedBy(name, version)));
  for (const file of readdirSync(pool)) {
    const isNamed = neededFor(file).every((one) => named.has(one));
    if (!isNamed && statSync(path.join(pool, file)).mtimeMs < olderThan) rmSync(path.join(pool, file));
  }
}

/** The files that a file of the pool is of no use without. */
function neededFor(file: string): string[] {
  if (file.endsWith(PACKED)) return [file.slice(0, -PACKED.length)];
  const delta = filesOfDelta(file);
  return delta ? [delta.made, delta.from] : [file];
}

const namesSchema = z.object({ contract: z.int(), client: z.record(z.string(), z.string()) });

/** Whoever signed it: other keys may be believed of this folder too. */
function filesNamedBy(name: string, version: string): string[] {
  const read = namesSchema.safeParse(readJson(path.join(releasesOf(name), version, 'remote.json')));
  return read.success ? Object.keys(clientFiles(read.data)) : [];
}

export const poolOf = (name: string): string => path.join(releasesOf(name), POOL);

/** By rename: nobody is given half a file. */
function writeApart(place: string, content: Uint8Array): void {
  const part = `${place}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, place);
}
