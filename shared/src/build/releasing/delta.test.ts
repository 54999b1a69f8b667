import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { packDelta, unpackDelta } from './pool-deltas.ts';

/** Nothing in it is like anything else in it. */
const before = Buffer.from(randomBytes(60_000).toString('base64'));
const after = Buffer.concat([before.subarray(0, 40_000), Buffer.from('a word'), before.subarray(40_006)]);

describe('A script as what it has beyond its last version', () => {
  it('is a hundred bytes for a word, where browsers have the last version', () => {
    const packed = packDelta(after, before);
    expect(packed.length).toBeLessThan(150);
    expect(unpackDelta(packed, before).equals(after)).toBe(true);
  });

  it('begins as browsers know it: four letters, and the SHA-256 of what it is made from', () => {
    const packed = packDelta(after, before);
    expect(packed.subarray(0, 4).toString('latin1')).toBe('\u{ff}DCB');
    expect(packed.subarray(4, 36)).toEqual(createHash('sha256').update(before).digest());
    const options = { dictionary: before, params: {} };
    expect(brotliDecompressSync(packed.subarray(36), options).equals(after)).toBe(true);
  });

  it('is refused by who has another version', () => {
    expect(() => unpackDelta(packDelta(after, before), after)).toThrow('another dictionary');
  });
});
