import path from 'node:path';
import type { Canary } from '../../contract/federation/release.ts';
import { releasesOf } from '../folders.ts';
import { writeWhole } from '../json-file.ts';
import { versionsBefore } from './retained-versions.ts';
import { readRetained, readMoves, readPointer, type Move } from './pointer.ts';
import { writeManifest } from './released-manifest.ts';
import { signRelease, type Description, type Signed } from './sign-release.ts';

const OF_POINTERS = ['canary', 'before', 'share', 'signedAt', 'keyId', 'signature'] as const;

/**
 * Signs a release anew and makes it live for everybody; a canary ends with it. Its folder is there already, and the
 * pointer is moved last. It names the versions before, so that a server can go back by itself.
 */
export function movePointer(name: string, description: Description, by: Exclude<Move['by'], 'canary'>): void {
  const own = keepDescription(name, description, readPointer(name));
  noteMove(name, { version: own.version, at: own.signedAt, by });
  const before = versionsBefore(name, own.version).flatMap((version) => readRetained(name, version) ?? []);
  writePointer(name, signRelease({ ...plain(description), before: before.map(plain) }, own));
}

/**
 * Lets a part of the visitors have a release beside the live one.
 * @param share of the visitors, whole percents from 1 to 99
 * @throws when there is nothing to try it against
 */
export function startCanary(name: string, description: Description, share: number): void {
  const live = readPointer(name);
  if (!live) throw new Error(`Nothing of ${name} is live: release it without --canary first.`);
  if (live.version === description.version) throw new Error(`${name} ${live.version} is live already.`);
  const own = keepDescription(name, description, live);
  noteMove(name, { version: own.version, at: own.signedAt, by: 'canary', share });
  const canary = { ...plain(description), share };
  writePointer(name, signRelease({ ...live, canary }, own));
}

/** Signed before the pointer is: served in its place, by somebody who holds the origin, it is a replay. */
function keepDescription(name: string, description: Description, after: Signed | null): Signed {
  const own = signRelease(plain(description), after);
  writeWhole(path.join(releasesOf(name), own.version, 'remote.json'), own);
  return own;
}

function noteMove(name: string, move: Move): void {
  writeWhole(path.join(releasesOf(name), 'moves.json'), [...readMoves(name), move]);
}

function writePointer(name: string, signed: Signed): void {
  writeManifest(signed);
  writeWhole(path.join(releasesOf(name), 'remote.json'), signed);
}

/** What a release is, without where it stood and who signed it. */
function plain(description: Description): Description {
  const copy: Description & Partial<Pick<Signed & Canary, (typeof OF_POINTERS)[number]>> = { ...description };
  for (const key of OF_POINTERS) delete copy[key];
  return copy;
}
