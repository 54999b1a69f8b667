import { Buffer } from 'node:buffer';
import { sign, verify } from 'node:crypto';
import { canonicalJson } from '../../contract/federation/canonical-json.ts';
import type { Canary, Release, SignedRelease } from '../../contract/federation/release.ts';
import { releaseKey } from './release-key.ts';

/** What a release consists of, and a hash of the sources that it was built from: in development there is none. */
export type Description = Release & { sources?: string };

/** A description with what makes it believed, and where it stands: what this machine writes, and reads again. */
export type Signed = Description &
  Omit<SignedRelease, 'canary' | 'before'> & { canary?: Canary & Description; before?: Description[] };

type Unsigned = Omit<Signed, 'signedAt' | 'keyId' | 'signature'>;

/**
 * A release's description with a time, a key and a signature over all of it.
 * @param after the pointer that is live now, or null: the new one is younger even if a clock was set back
 */
export function signRelease(description: Unsigned, after: Signed | null): Signed {
  const { privateKey, keyId } = releaseKey();
  const signedAt = new Date(Math.max(Date.now(), after ? Date.parse(after.signedAt) + 1 : 0)).toISOString();
  const signed: Omit<Signed, 'signature'> & { signature?: string } = { ...description, signedAt, keyId };
  delete signed.signature;
  return { ...signed, signature: sign(null, bytesOf(signed), privateKey).toString('base64') };
}

/** Whether this machine's key signed it, and it is as it was then: so it is what `signRelease` made of it. */
export function isSignedByUs(read: unknown): read is Signed {
  if (typeof read !== 'object' || read === null) return false;
  const { publicKey, keyId } = releaseKey();
  const { signature, ...content }: { signature?: unknown; keyId?: unknown } = read;
  if (content.keyId !== keyId || typeof signature !== 'string') return false;
  return verify(null, bytesOf(content), publicKey, Buffer.from(signature, 'base64'));
}

const bytesOf = (content: object) => Buffer.from(canonicalJson(content));
