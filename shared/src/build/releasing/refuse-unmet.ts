import path from 'node:path';
import { unmetNeeds } from '../../contract/federation/packages/unmet-needs.ts';
import { releaseSchema, type Release } from '../../contract/federation/release.ts';
import { REMOTES, SHELL } from '../apps.ts';
import { releasesOf } from '../folders.ts';
import { readJson } from '../json-file.ts';
import { readPointer } from './pointer.ts';

/**
 * The shell that is live here, whoever signed it: it is only held against what remotes need. Null where none was released,
 * as in a folder that holds one team's releases alone.
 */
export function readLiveShell(): Release | null {
  const read = releaseSchema.safeParse(readJson(path.join(releasesOf(SHELL.name), 'remote.json')));
  return read.success ? read.data : null;
}

/**
 * Refuses a remote that the live shell could not run: servers would not follow its pointer, or a shopper's page would miss
 * what the shell's packages do not have yet.
 * @param shell the live shell; null where none was released here, and then that is said
 * @param what is not done: it is not `released`
 * @throws with a sentence that names each thing that is missing
 */
export function refuseUnmet(remote: Release, shell: Release | null, what = 'released'): void {
  const { name, contract } = remote;
  if (!shell) {
    console.warn(
      `No shell is released here, so nothing says whether the live one brings what ${name} needs; a shop whose shell does not will refuse it.`,
    );
    return;
  }
  const missing = unmetNeeds(remote, shell);
  if (contract > shell.contract) missing.push(`contract ${contract} (it speaks ${shell.contract})`);
  if (missing.length > 0)
    throw new Error(
      `${name} is not ${what}: it needs of the live shell ${missing.join(', ')}. Release the shell first, and restart the shop.`,
    );
}

/**
 * Says which live remotes, and canaries, a shell could not run. It is no refusal: a remote for the next major version of a
 * package can only be released once the shell that brings it is.
 */
export function warnOfUnmet(shell: Release): void {
  for (const { name } of REMOTES) {
    const live = readPointer(name);
    for (const one of live ? [live, ...(live.canary ? [live.canary] : [])] : []) {
      const missing = unmetNeeds(one, shell);
      if (missing.length > 0)
        console.warn(
          `${name} ${one.version} needs ${missing.join(', ')}: a shop that starts with this shell refuses it. Release ${name} before you restart the shop.`,
        );
    }
  }
}
