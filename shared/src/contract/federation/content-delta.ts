/** How a delta is made, as `Content-Encoding` says it: brotli with a dictionary (RFC 9842). */
export const DELTA_CODING = 'dcb';
/** A script or stylesheet of a pool: what it is called in every release, its hash, its ending. */
const POOLED = /^([\w-]+(?:\.[\w-]+)*)\.([\w-]{16})\.(js|css)$/;
const DELTA = new RegExp(String.raw`^(.+)\.([\w-]{16})\.${DELTA_CODING}$`);

/** Whether a file of a pool is one whose versions are told apart by their hash alone, so that one can be had from another. */
export const hasDeltas = (pooled: string): boolean => POOLED.test(pooled);

/** All versions of a file of a pool, as a pattern of addresses: browsers offer the last of these that they have. */
export const patternOfVersions = (pooled: string): string => pooled.replace(POOLED, '$1.*.$3');

/**
 * Where the delta lies that makes a file of a pool out of another version of it.
 * @param hash of that version's name (`contentHash`)
 */
export const deltaName = (pooled: string, hash: string): string => `${pooled}.${hash}.${DELTA_CODING}`;

/** The two files of a pool that a delta is between, or null for what is no delta. */
export function filesOfDelta(file: string): { made: string; from: string } | null {
  const [, made = '', hash = ''] = DELTA.exec(file) ?? [];
  return hasDeltas(made) ? { made, from: made.replace(POOLED, `$1.${hash}.$3`) } : null;
}
