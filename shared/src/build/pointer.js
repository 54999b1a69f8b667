import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasesOf } from './folders.js';
import { isSignedByUs, signRelease } from './sign-release.js';

/** The live release of an app, or null when there is none that this machine signed. */
export function readPointer(name) {
  const pointer = readJson(path.join(releasesOf(name), 'remote.json'));
  return pointer && isSignedByUs(pointer) ? pointer : null;
}

/** What a kept version says about itself, or null when it is not there or not signed by this machine. */
export function readKept(name, version) {
  const kept = readJson(path.join(releasesOf(name), version, 'remote.json'));
  return kept && kept.name === name && kept.version === version && isSignedByUs(kept) ? kept : null;
}

/**
 * Signs a release anew and makes it live. Its folder is there already: the pointer is moved last and by rename, so a
 * reader sees the old release or the new one, never half.
 * @param by `release` or `rollback`
 */
export function movePointer(name, description, by) {
  const signed = signRelease(description, readPointer(name));
  const folder = releasesOf(name);
  writeWhole(path.join(folder, signed.version, 'remote.json'), signed);
  writeWhole(path.join(folder, 'moves.json'), [
    ...readMoves(name),
    { version: signed.version, at: signed.signedAt, by },
  ]);
  writeWhole(path.join(folder, 'remote.json'), signed);
}

/** What was live since when, the oldest first: `{ version, at, by }`. */
export function readMoves(name) {
  return readJson(path.join(releasesOf(name), 'moves.json')) ?? [];
}

function writeWhole(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(next, file);
}

function readJson(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
