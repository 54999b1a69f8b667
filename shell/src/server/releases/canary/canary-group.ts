import { createHash } from 'node:crypto';
import type { Canary } from '@vitrine/shared/contract/federation/release';

/** The canary group of a visitor: the remotes whose canary they get, by name. Empty for nearly everybody. */
export type CanaryGroup = readonly string[];
export const STABLE: CanaryGroup = [];

/** What of a canary decides who gets it. */
type Tried = Pick<Canary, 'name' | 'version' | 'share'>;

/**
 * The canary group of a visitor. Each canary starts at another number, so that it does not always reach the same
 * visitors; a growing share only adds visitors.
 * @param number 0 to 99, from the canary cookie; null without one: stable versions only
 */
export function canaryGroup(number: number | null, canaries: readonly Tried[]): CanaryGroup {
  if (number === null || canaries.length === 0) return STABLE;
  return canaries
    .filter(({ name, version, share }) => (number + startOf(name, version)) % 100 < share)
    .map(({ name }) => name);
}

function startOf(name: string, version: string): number {
  return createHash('sha256').update(`${name} ${version}`).digest().readUInt32BE() % 100;
}
