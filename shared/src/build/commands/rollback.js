import { APPS } from '../apps.js';
import { keptVersions, versionBefore } from '../kept-versions.js';
import { movePointer } from '../move-pointer.js';
import { readKept, readMoves, readPointer } from '../pointer.js';
import { refuseDamaged } from '../publish.js';

/**
 * `npm run rollback -- app [version]` : ends a canary; without one makes the version before, or a named one that is still
 * kept, live again.
 */
function rollback(name, asked) {
  if (!APPS.some((app) => app.name === name)) {
    throw new Error(`Say which app: npm run rollback -- ${APPS.map((app) => app.name).join('|')} [version]`);
  }
  const pointer = readPointer(name);
  const version = asked ?? (pointer?.canary ? pointer.version : versionBefore(name));
  if (!version) throw new Error(`No version of ${name} before the live one is kept.\n${listOf(name)}`);
  if (!keptVersions(name).includes(version)) {
    throw new Error(`${version} is no version of ${name} that is kept and signed here.\n${listOf(name)}`);
  }
  if (version === pointer?.version && !pointer.canary) throw new Error(`${name} ${version} is live already.`);
  const kept = readKept(name, version);
  refuseDamaged(kept);
  movePointer(name, kept, 'rollback');
  return version;
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
