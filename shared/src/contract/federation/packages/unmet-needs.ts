import { satisfy } from '@module-federation/enhanced/runtime';
import type { Release } from '../release.ts';

/**
 * What a remote needs of a shell, and does not get there: each with what is brought instead. Versions are compared as the
 * federation runtime does.
 */
export function unmetNeeds(
  { needs = {} }: Pick<Release, 'needs'>,
  { brings, react }: Pick<Release, 'brings' | 'react'>,
): string[] {
  return Object.entries(needs).flatMap(([pkg, range]) => {
    const brought = brings?.[pkg];
    if (brought !== undefined && satisfy(brought, range)) return [];
    // Releases of before say of React alone what they bring.
    if (!brings && (pkg !== 'react' || satisfy(react ?? '', range))) return [];
    return [`${pkg} ${range} (it brings ${brought ?? (brings ? null : react) ?? 'none'})`];
  });
}
