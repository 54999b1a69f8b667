import { Buffer } from 'node:buffer';
import { sign, verify } from 'node:crypto';
import { canonicalJson } from '../contract/canonical-json.ts';
import { releaseKey } from './release-key.js';

/**
 * A release's description with a time, a key and a signature over all of it.
 * @param after the pointer that is live now, or null: the new one is younger even if a clock was set back
 */
export function signRelease(description, after) {
  const { privateKey, keyId } = releaseKey();
  const signedAt = new Date(Math.max(Date.now(), after ? Date.parse(after.signedAt) + 1 : 0)).toISOString();
  const signed = { ...description, signedAt, keyId };
  delete signed.signature;
  return { ...signed, signature: sign(null, bytesOf(signed), privateKey).toString('base64') };
}

/** Whether this machine's key signed it, and it is as it was then. */
export function isSignedByUs(description) {
  const { publicKey, keyId } = releaseKey();
  const { signature, ...content } = description;
  if (content.keyId !== keyId || typeof signature !== 'string') return false;
  return verify(null, bytesOf(content), publicKey, Buffer.from(signature, 'base64'));
}

const bytesOf = (content) => Buffer.from(canonicalJson(content));
