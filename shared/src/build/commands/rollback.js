import path from 'node:path';
import { APPS } from '../apps.js';
import { releasesOf } from '../folders.js';
import { keptVersions, versionBefore } from '../kept-versions.js';
import { movePointer, readKept, readMoves, readPointer } from '../pointer.js';
import { hashes } from '../publish.js';

/** `npm run rollback -- app [version]` : makes the version before, or a named one that is still kept, live again. */
function rollback(name, asked) {
  if (!APPS.some((app) => app.name === name)) {
    throw new Error(`Say which app: npm run rollback -- ${APPS.map((app) => app.name).join('|')} [version]`);
  }
  const version = asked ?? versionBefore(name);
  if (!version) throw new Error(`No version of ${name} before the live one is kept.\n${listOf(name)}`);
  if (!keptVersions(name).includes(version)) {
    throw new Error(`${version} is no version of ${name} that is kept and signed here.\n${listOf(name)}`);
  }
  if (version === readPointer(name)?.version) throw new Error(`${name} ${version} is live already.`);
  const kept = readKept(name, version);
  refuseDamaged(kept);
  movePointer(name, kept, 'rollback');
  return version;
}

/** A version whose files are gone or changed would be refused by browsers and servers. */
function refuseDamaged({ name, version, client, server }) {
  const folder = path.join(releasesOf(name), version);
  for (const [side, wanted] of Object.entries({ client, server })) {
    const there = hashes(path.join(folder, side));
    const damaged = Object.keys(wanted).find((file) => there[file] !== wanted[file]);
    if (damaged)
      throw new Error(`${name} ${version} is damaged: ${side}/${damaged} is not what was released.`);
  }
}

function listOf(name) {
  const versions = keptVersions(name);
  if (versions.length === 0) return `No version of ${name} is kept.`;
  const live = readPointer(name)?.version;
  const lines = versions.map((version) => {
    const { at } = readMoves(name).findLast((move) => move.version === version && move.by === 'release');
    return `  ${version}  released ${at}${version === live ? '  (live)' : ''}`;
  });
  return [`Kept of ${name}:`, ...lines].join('\n');
}

try {
  const [name, version] = process.argv.slice(2);
  console.log(`${name} ${rollback(name, version)}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
