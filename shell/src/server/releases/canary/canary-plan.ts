import type { Release, SignedRelease } from '@vitrine/shared/contract/federation/release';
import type { Trial } from '@vitrine/shared/contract/federation/storefront';
import { DAY_MS } from '@vitrine/shared/platform/time';

/** After this long a version is no longer rolled back automatically. */
const TRIED_FOR_MS = DAY_MS;
/** So many versions in a row may be bad. */
const MOST_FORMER = 3;

/** The versions that a pointer selects once those on the blocklist are left out. */
interface Selection {
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
 * The versions of a pointer, each with the version it is compared against: the live one and the canary, and of those
 * before each with one before it, for a new version may replace one that was bad as well. Of what is refused only the
 * pointer's own is named: it may draw until another one is open.
 */
export function planTrials(
  pointer: SignedRelease,
  refused: readonly string[],
  now: number = Date.now(),
): Trial[] {
  if (now - Date.parse(pointer.signedAt) > TRIED_FOR_MS) return [];
  const { version, canary, before = [] } = pointer;
  const former = before.map((one) => one.version).filter((one) => one !== version && !refused.includes(one));
  const [against] = former;
  return [
    ...(against ? [{ version, against }] : []),
    ...(canary
      ? [{ version: canary.version, against: selectVersion(pointer, refused).live.version, isBeside: true }]
      : []),
    ...former
      .slice(1, 1 + MOST_FORMER)
      .map((one, at) => ({ version: former[at] ?? '', against: one, isFormer: true })),
  ];
}
