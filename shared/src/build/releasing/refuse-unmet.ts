import { satisfy } from '@module-federation/enhanced/runtime';
import type { Release } from '../../contract/federation/release.ts';

/**
 * Refuses a remote that the live shell could not run: servers would not follow its pointer, or a shopper's page would miss
 * what the shell's packages do not have yet. Versions are compared as the federation runtime does.
 * @param shell the live shell; null where none was released here
 * @throws with a sentence that names each thing that is missing
 */
export function refuseUnmet(remote: Release, shell: Release | null): void {
  if (!shell) return;
  const { name, contract, needs = {} } = remote;
  const missing = Object.entries(needs).flatMap(([pkg, range]) => {
    const brought = shell.brings?.[pkg];
    if (brought !== undefined && satisfy(brought, range)) return [];
    // Releases of before say of React alone what they bring.
    if (!shell.brings && (pkg !== 'react' || satisfy(shell.react ?? '', range))) return [];
    return [`${pkg} ${range} (it brings ${brought ?? (shell.brings ? null : shell.react) ?? 'none'})`];
  });
  if (contract > shell.contract) missing.push(`contract ${contract} (it speaks ${shell.contract})`);
  if (missing.length > 0)
    throw new Error(
      `${name} is not released: it needs of the live shell ${missing.join(', ')}. Release the shell first, and restart the shop.`,
    );
}
