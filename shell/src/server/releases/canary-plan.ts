import type { Release, SignedRelease } from '@vitrine/shared/contract/federation/release';
import type { Trial } from '@vitrine/shared/contract/federation/storefront';

/** After this long a version is no longer rolled back automatically. */
const TRIED_FOR_MS = 24 * 3_600_000;

/** The versions that a pointer selects once those on the blocklist are left out. */
export interface Selection {
  live: Release;
  canary: SignedRelease['canary'] | null;
}

/** The first version of a pointer that is not on the blocklist; its own when all are: a failing version is better than none. */
export function selectVersion(pointer: SignedRelease, refused: readonly string[]): Selection {
  const isGood = ({ version }: Release) => !refused.includes(version);
  const { canary, before = [] } = pointer;
  return {
    live: [pointer, ...before].find(isGood) ?? pointer,
    canary: canary && isGood(canary) ? canary : null,
  };
}

/**
 * The new versions of a pointer, each with the version it is compared against. A version that replaces a refused one is
 * no trial: each release rolls back at most once.
 */
export function planTrials(
  pointer: SignedRelease,
  refused: readonly string[],
  now: number = Date.now(),
): Trial[] {
  if (now - Date.parse(pointer.signedAt) > TRIED_FOR_MS) return [];
  const { version, canary, before = [] } = pointer;
  const against = before.find((one) => one.version !== version && !refused.includes(one.version));
  return [
    ...(against ? [{ version, against: against.version }] : []),
    ...(canary ? [{ version: canary.version, against: selectVersion(pointer, refused).live.version }] : []),
  ];
}
