import path from 'node:path';
import { releasesOf } from './folders.js';
import { writeWhole } from './json-file.js';
import { versionsBefore } from './kept-versions.js';
import { readKept, readMoves, readPointer } from './pointer.js';
import { signRelease } from './sign-release.js';

/**
 * Signs a release anew and makes it live for everybody; a canary ends with it. Its folder is there already, and the
 * pointer is moved last. It names the versions before, so that a server can go back by itself.
 * @param by `release` or `rollback`
 */
export function movePointer(name, description, by) {
  const own = keepDescription(name, description, readPointer(name));
  noteMove(name, { version: own.version, at: own.signedAt, by });
  const before = versionsBefore(name, own.version).map((version) => plain(readKept(name, version)));
  writePointer(name, signRelease({ ...plain(description), before }, own));
}

/**
 * Lets a part of the visitors have a release beside the live one.
 * @param share of the visitors, whole percents from 1 to 99
 * @throws when there is nothing to try it against
 */
export function startCanary(name, description, share) {
  const live = readPointer(name);
  if (!live) throw new Error(`Nothing of ${name} is live: release it without --canary first.`);
  if (live.version === description.version) throw new Error(`${name} ${live.version} is live already.`);
  const own = keepDescription(name, description, live);
  noteMove(name, { version: own.version, at: own.signedAt, by: 'canary', share });
  const canary = { ...plain(description), share };
  writePointer(name, signRelease({ ...live, canary }, own));
}

/** Signed before the pointer is: served in its place, by somebody who holds the origin, it is a replay. */
function keepDescription(name, description, after) {
  const own = signRelease(plain(description), after);
  writeWhole(path.join(releasesOf(name), own.version, 'remote.json'), own);
  return own;
}

function noteMove(name, move) {
  writeWhole(path.join(releasesOf(name), 'moves.json'), [...readMoves(name), move]);
}

function writePointer(name, signed) {
  writeWhole(path.join(releasesOf(name), 'remote.json'), signed);
}

/** What a release is, without where it stood and who signed it. */
function plain(description) {
  const copy = { ...description };
  for (const key of ['canary', 'before', 'share', 'signedAt', 'keyId', 'signature']) delete copy[key];
  return copy;
}
