import { createHash } from 'node:crypto';
import type { Canary } from '@vitrine/shared/contract/release';

/** Remotes whose canary a visitor has, in the order of their names. Nearly everybody's is empty. */
export type Side = readonly string[];
export const STABLE: Side = [];

/** What of a canary decides who has it. */
type Tried = Pick<Canary, 'name' | 'version' | 'share'>;

/**
 * Which canaries a visitor has. Each is tried by other visitors than the last, by the same as long as it runs, and by
 * those too when its share grows.
 * @param number 0 to 99; null is who was given none: they have what is live for everybody
 */
export function sideOf(number: number | null, canaries: readonly Tried[]): Side {
  if (number === null || canaries.length === 0) return STABLE;
  return canaries
    .filter(({ name, version, share }) => (number + startOf(name, version)) % 100 < share)
    .map(({ name }) => name);
}

function startOf(name: string, version: string): number {
  return createHash('sha256').update(`${name} ${version}`).digest().readUInt32BE() % 100;
}
