import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { POOL } from '../../contract/federation/content-name.ts';
import { DAY_MS } from '../../platform/time.ts';
import { releasesOf } from '../folders.ts';
import { emptyPool } from './pool.ts';
import { isRelease, readRetained, readMoves, readPointer } from './pointer.ts';
import type { Signed } from './sign-release.ts';

/** Pages that were opened with a version go on with it; none is open for longer. */
const RETENTION_DAYS = 30;
/** How many versions before it a pointer names: one may have been bad itself. */
const BEFORE = 2;

/** The versions that can be made live again, in the order of their release, the oldest first. */
export function retainedVersions(name: string): string[] {
  return releasedVersions(name).filter((version) => readRetained(name, version));
}

/** The version that was released before the live one, or null. Going back twice goes two releases back. */
export function versionBefore(name: string): string | null {
  return versionsBefore(name, readPointer(name)?.version)[0] ?? null;
}

/** Those released before a version, the newest first: where a server may go back to. */
export function versionsBefore(name: string, version: string | undefined): string[] {
  const versions = retainedVersions(name);
  const place = version === undefined ? 0 : Math.max(0, versions.indexOf(version));
  return versions.slice(Math.max(0, place - BEFORE), place).reverse();
}

/** The kept releases that visitors were given, live or tried; what was given last first. */
export function releasesGiven(name: string): Signed[] {
  const versions = new Set(
    readMoves(name)
      .map(({ version }) => version)
      .reverse(),
  );
  return [...versions].flatMap((version) => readRetained(name, version) ?? []);
}

/** Removes what was replaced more than 30 days ago; never what is live or tried, nor what a server may go back to. */
export function forgetOldVersions(name: string, now = Date.now()): string[] {
  const pointer = readPointer(name);
  const back = pointer ? versionsBefore(name, pointer.version) : [];
  const safe = new Set([pointer?.version, pointer?.canary?.version, ...back]);
  const old = foldersOf(name).filter(
    (version) => !safe.has(version) && now - leftAt(name, version) > RETENTION_DAYS * DAY_MS,
  );
  for (const version of old) rmSync(path.join(releasesOf(name), version), { recursive: true });
  emptyPool(name, foldersOf(name), now - RETENTION_DAYS * DAY_MS);
  return old;
}

/** Each once, at the place of its last release. */
function releasedVersions(name: string): string[] {
  const released = readMoves(name)
    .filter(isRelease)
    .map(({ version }) => version);
  return released.filter((version, place) => released.lastIndexOf(version) === place);
}

/**
 * When another version took its place, for a canary when it ended; for a folder that no move tells of, when it was made.
 * A canary takes nobody's place.
 */
function leftAt(name: string, version: string): number {
  const moves = readMoves(name);
  const last = moves.findLastIndex((move) => move.version === version);
  const isTried = moves[last]?.by === 'canary';
  const next = last < 0 ? null : moves.slice(last + 1).find(({ by }) => isTried || by !== 'canary');
  return next ? Date.parse(next.at) : statSync(path.join(releasesOf(name), version)).mtimeMs;
}

function foldersOf(name: string): string[] {
  if (!existsSync(releasesOf(name))) return [];
  const entries = readdirSync(releasesOf(name), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== POOL).map((entry) => entry.name);
}
