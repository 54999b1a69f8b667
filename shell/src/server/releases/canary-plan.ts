import type { Release, SignedRelease } from '@vitrine/shared/contract/release';
import type { Trial } from '@vitrine/shared/contract/storefront';

/** A version that did well for so long is not taken back by itself any more. */
const TRIED_FOR_MS = 24 * 3_600_000;

/** What a pointer has drawn once some of its versions are refused. */
export interface Choice {
  live: Release;
  canary: SignedRelease['canary'] | null;
}

/** The first version of a pointer that is not refused; its own when all are, for one that fails is better than none. */
export function choose(pointer: SignedRelease, refused: readonly string[]): Choice {
  const isGood = ({ version }: Release) => !refused.includes(version);
  const { canary, before = [] } = pointer;
  return {
    live: [pointer, ...before].find(isGood) ?? pointer,
    canary: canary && isGood(canary) ? canary : null,
  };
}

/**
 * The versions of a pointer that are new, each with what is drawn without it. What is drawn because another was refused
 * is no trial: the shop goes back once for each release, never on and on.
 */
export function trialsOf(
  pointer: SignedRelease,
  refused: readonly string[],
  now: number = Date.now(),
): Trial[] {
  if (now - Date.parse(pointer.signedAt) > TRIED_FOR_MS) return [];
  const { version, canary, before = [] } = pointer;
  const against = before.find((one) => one.version !== version && !refused.includes(one.version));
  return [
    ...(against ? [{ version, against: against.version }] : []),
    ...(canary ? [{ version: canary.version, against: choose(pointer, refused).live.version }] : []),
  ];
}
