import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { version } from 'react';
import { canonicalJson } from '@vitrine/shared/contract/federation/canonical-json';
import {
  signedReleaseSchema,
  type Release,
  type SignedRelease,
} from '@vitrine/shared/contract/federation/release';
import { unmetNeeds } from '@vitrine/shared/contract/federation/packages/unmet-needs';
import { SHARED_VERSIONS } from '@vitrine/shared/contract/federation/packages/versions';
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '@vitrine/shared/contract/federation/remote';
import { RemoteFailure } from '../../../federation/remote-failure.ts';

/** Clocks of two machines may differ by this much. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** A pointer came, and must not be followed. Its message says why, for the log and for `/readyz`. */
export class PointerRefused extends RemoteFailure {}

export interface Trust {
  /** The remote that the pointer must be of. */
  name: string;
  /** Public keys by their id. */
  keys: ReadonlyMap<string, KeyObject>;
}

/**
 * Public keys as they are configured: SPKI, DER, base64. Ids are made from the keys, so none can be claimed.
 * @throws Error for what is no Ed25519 key
 */
export function readKeys(texts: readonly string[]): Map<string, KeyObject> {
  return new Map(
    texts.map((text) => {
      const der = Buffer.from(text, 'base64');
      const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
      if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${text} is no Ed25519 key`);
      return [createHash('sha256').update(der).digest('hex').slice(0, 16), key];
    }),
  );
}

/**
 * The release that a pointer's text names, when a trusted key signed it for this remote.
 * @throws PointerRefused
 */
export function verifyPointer(text: string, { name, keys }: Trust): SignedRelease {
  const refuse = (reason: string) => new PointerRefused(name, `the pointer ${reason}`);
  const raw = parseObject(text);
  if (!raw) throw refuse('is not JSON');
  const { signature, ...content } = raw;
  if (typeof signature !== 'string') throw refuse('is unsigned');
  const key = keys.get(String(content.keyId));
  if (!key) throw refuse(`is signed by ${String(content.keyId).slice(0, 16)}, a key that is not trusted`);
  if (!verify(null, Buffer.from(canonicalJson(content)), key, Buffer.from(signature, 'base64')))
    throw refuse('does not match its signature');
  if (content.name !== name) throw refuse(`is of ${String(content.name)}`);
  const read = signedReleaseSchema.safeParse(raw);
  if (!read.success) throw refuse('is signed, but not a release as this shell knows them');
  return checkRelease(read.data, refuse);
}

function checkRelease(release: SignedRelease, refuse: (reason: string) => PointerRefused): SignedRelease {
  const { canary, before = [] } = release;
  for (const one of [release, ...(canary ? [canary] : []), ...before]) {
    if (one.name !== release.name) throw refuse(`names a version of ${one.name}`);
    if (!Object.hasOwn(one.server, one.serverEntry)) throw refuse('names a server entry without a hash');
  }
  for (const one of [release, ...(canary ? [canary] : [])]) {
    const { contract, react = '' } = one;
    if (!isSpoken(contract))
      throw refuse(`speaks contract ${contract}, this shell ${OLDEST_CONTRACT} to ${CONTRACT_VERSION}`);
    if (!isBrought(react)) throw refuse(`was built with React ${react}, this shell brings ${version}`);
    const missing = unmetNeeds(one, OURS);
    if (missing.length > 0) throw refuse(`needs of this shell ${missing.join(', ')}`);
  }
  if (Date.parse(release.signedAt) > Date.now() + CLOCKS_DIFFER_MS)
    throw refuse(`was signed in the future, at ${release.signedAt}`);
  return {
    ...release,
    before: before.filter(isRun),
  };
}

/** What this shell brings to remotes. */
const OURS = { brings: SHARED_VERSIONS };

const isRun = (one: Release): boolean =>
  isSpoken(one.contract) && isBrought(one.react ?? '') && unmetNeeds(one, OURS).length === 0;

const isSpoken = (contract: number): boolean => contract >= OLDEST_CONTRACT && contract <= CONTRACT_VERSION;

/** What came with a later minor version is not there: a remote that uses it would fail on the shopper's page. */
function isBrought(builtWith: string): boolean {
  const [major = 0, minor = 0] = builtWith.split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return major < ownMajor || (major === ownMajor && minor <= ownMinor);
}

/**
 * Refuses a pointer that was live before: whoever keeps an old one could bring back its faults. A rollback is signed anew.
 * @throws PointerRefused
 */
export function refuseReplay(release: SignedRelease, seen: SignedRelease | null): void {
  if (!seen || isAfter(release, seen)) return;
  if (release.signature === seen.signature) return;
  const reason = `is of ${release.signedAt}, one of ${seen.signedAt} was seen`;
  throw new PointerRefused(release.name, `the pointer ${reason}`);
}

const isAfter = (one: SignedRelease, other: SignedRelease): boolean =>
  Date.parse(one.signedAt) > Date.parse(other.signedAt);

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}
