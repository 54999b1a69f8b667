import path from 'node:path';
import { releasesOf } from './folders.js';
import { readJson } from './json-file.js';
import { isSignedByUs } from './sign-release.js';

/** The live release of an app, with its canary if one runs; or null when there is none that this machine signed. */
export function readPointer(name) {
  const pointer = readJson(path.join(releasesOf(name), 'remote.json'));
  return pointer && isSignedByUs(pointer) ? pointer : null;
}

/** What a kept version says about itself, or null when it is not there or not signed by this machine. */
export function readKept(name, version) {
  const kept = readJson(path.join(releasesOf(name), version, 'remote.json'));
  return kept && kept.name === name && kept.version === version && isSignedByUs(kept) ? kept : null;
}

/** What was moved when, the oldest first: `{ version, at, by }`; `by` is `release`, `rollback` or `canary`. */
export function readMoves(name) {
  return readJson(path.join(releasesOf(name), 'moves.json')) ?? [];
}
