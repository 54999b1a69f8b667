import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { deltaName, hasDeltas } from '../../contract/federation/content-delta.ts';
import { contentHash, contentName } from '../../contract/federation/content-name.ts';
import type { Release } from '../../contract/federation/release.ts';
import { isIntact } from '../../platform/integrity.ts';
import { keepWhole, PACKED, poolOf } from './pool.ts';
import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, type BrotliOptions } from 'node:zlib';

/** From how many of its contents before it a file is to be had. Who has an older one fetches it whole. */
const CONTENTS_BEFORE = 3;
/** What a browser says of a dictionary is its SHA-256, and so is the integrity of releases since contract 5. */
const SAYS_SHA_256 = /^sha256-/;

type Files = Release['client'];

/**
 * Puts beside a release's scripts and stylesheets, which are in the pool already, what each has beyond its last contents:
 * browsers that have one of those fetch that alone (RFC 9842).
 * @param former the files of releases that browsers may have, those that they were given last first
 */
export function addDeltas(name: string, client: Files, former: readonly Files[]): void {
  for (const [file, integrity] of Object.entries(client)) {
    if (!hasDeltas(contentName(file, integrity))) continue;
    for (const before of contentsBefore(file, integrity, former))
      addDelta(poolOf(name), file, integrity, before);
  }
}

function contentsBefore(file: string, integrity: string, former: readonly Files[]): string[] {
  const known = new Set(former.map((files) => files[file] ?? ''));
  return [...known].filter((one) => one !== integrity && SAYS_SHA_256.test(one)).slice(0, CONTENTS_BEFORE);
}

function addDelta(pool: string, file: string, integrity: string, before: string): void {
  const dictionaryPlace = path.join(pool, contentName(file, before));
  if (!existsSync(dictionaryPlace)) return;
  const dictionary = readFileSync(dictionaryPlace);
  // Made from what browsers do not have, it would be refused by each of them.
  if (!isIntact(dictionary, before)) return;
  const whole = path.join(pool, contentName(file, integrity));
  const place = deltaName(whole, contentHash(before.replace(SAYS_SHA_256, '')));
  keepWhole(
    place,
    () => isIntact(unpackDelta(readFileSync(place), dictionary), integrity),
    () => {
      const packed = packDelta(readFileSync(whole), dictionary);
      // Two files that are alike in their name alone.
      return packed.length < statSync(whole + PACKED).size ? packed : null;
    },
  );
}

/** What such a stream begins with, before the SHA-256 of its dictionary: RFC 9842, 4. */
const MAGIC = Buffer.from([0xff, 0x44, 0x43, 0x42]);
const HEAD_LENGTH = MAGIC.length + 32;
/** Node takes it since 24.6; its types do not say so. */
type WithDictionary = BrotliOptions & { dictionary: Uint8Array };

/** A content as what it has beyond another: brotli with that one as its dictionary, as browsers read it (`dcb`). */
export function packDelta(content: Uint8Array, dictionary: Uint8Array): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const options: WithDictionary = { dictionary, params };
  return Buffer.concat([headOf(dictionary), brotliCompressSync(content, options)]);
}

/**
 * The content again.
 * @throws for what is no such stream, or has another dictionary
 */
export function unpackDelta(packed: Uint8Array, dictionary: Uint8Array): Buffer {
  const isOfIt = headOf(dictionary).equals(packed.subarray(0, HEAD_LENGTH));
  if (!isOfIt) throw new Error('The delta is of another dictionary.');
  const options: WithDictionary = { dictionary };
  return brotliDecompressSync(packed.subarray(HEAD_LENGTH), options);
}

const headOf = (dictionary: Uint8Array): Buffer =>
  Buffer.concat([MAGIC, createHash('sha256').update(dictionary).digest()]);
