/** A version that could not be opened, or whose thread fell: it is left alone for a while, each time for longer. */
export interface Setback {
  version: string;
  failure: Error;
  times: number;
  until: number;
}

const LONGEST_MS = 60 * 60_000;

/** @param firstMs how long the version rests after its first setback */
export function setBack(
  last: Setback | null,
  version: string,
  failure: Error,
  firstMs: number,
  now: number = Date.now(),
): Setback {
  const times = last?.version === version ? last.times + 1 : 1;
  return { version, failure, times, until: now + Math.min(LONGEST_MS, firstMs * 2 ** (times - 1)) };
}

export function isAtRest(setback: Setback | null, version: string, now: number = Date.now()): boolean {
  return setback !== null && setback.version === version && now < setback.until;
}
