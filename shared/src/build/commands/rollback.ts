import { APPS, SHELL } from '../apps.ts';
import { retainedVersions, versionBefore } from '../releasing/retained-versions.ts';
import { movePointer } from '../releasing/move-pointer.ts';
import { isRelease, readRetained, readMoves, readPointer } from '../releasing/pointer.ts';
import { refuseDamaged } from '../releasing/publish.ts';
import { readLiveShell, refuseUnmet, warnOfUnmet } from '../releasing/refuse-unmet.ts';

/**
 * `npm run rollback -- app [version]` : ends a canary; without one makes the version before, or a named one that is still
 * kept, live again.
 */
export function rollback(name = '', asked?: string): string {
  if (!APPS.some((app) => app.name === name)) {
    throw new Error(`Say which app: npm run rollback -- ${APPS.map((app) => app.name).join('|')} [version]`);
  }
  const pointer = readPointer(name);
  const version = asked ?? (pointer?.canary ? pointer.version : versionBefore(name));
  if (!version) throw new Error(`No version of ${name} before the live one is kept.\n${listOf(name)}`);
  const kept = retainedVersions(name).includes(version) ? readRetained(name, version) : null;
  if (!kept) {
    throw new Error(`${version} is no version of ${name} that is kept and signed here.\n${listOf(name)}`);
  }
  if (version === pointer?.version && !pointer.canary) throw new Error(`${name} ${version} is live already.`);
  refuseDamaged(kept);
  if (name === SHELL.name) warnOfUnmet(kept);
  // What is live stays so when its canary ends.
  else if (version !== pointer?.version) refuseUnmet(kept, readLiveShell(), `taken back to ${version}`);
  movePointer(name, kept, 'rollback');
  return version;
}

function listOf(name: string): string {
  const versions = retainedVersions(name);
  if (versions.length === 0) return `No version of ${name} is kept.`;
  const live = readPointer(name)?.version;
  const lines = versions.map((version) => {
    const move = readMoves(name).findLast((one) => one.version === version && isRelease(one));
    return `  ${version}  released ${move?.at}${version === live ? '  (live)' : ''}`;
  });
  return [`Kept of ${name}:`, ...lines].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  try {
    const [name, version] = process.argv.slice(2);
    console.log(`${name} ${rollback(name, version)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
