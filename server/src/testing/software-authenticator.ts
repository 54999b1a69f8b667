import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { z } from '@vitrine/shared/contract/zod';

/* An authenticator in software, by W3C, Web Authentication, level 3: ES256, attestation "none". */

export interface Authenticator {
  /** Registers a credential; the answer of `navigator.credentials.create` as JSON. */
  create(
    options: unknown,
    flaws?: Flaws,
  ): {
    id: string;
    response: { clientDataJSON: string; attestationObject: string; transports: string[] };
  };
  /** Signs a challenge; the answer of `navigator.credentials.get` as JSON. */
  get(
    options: unknown,
    flaws?: Flaws,
  ): {
    id: string;
    response: Record<'clientDataJSON' | 'authenticatorData' | 'signature' | 'userHandle', string>;
  };
  credentialId: string;
}

/** What is wrong with an answer. */
interface Flaws {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  type?: string;
  /** Of which the signature is. */
  signed?: string;
}

const ORIGIN = 'http://localhost:3000';
const FLAGS = { present: 0x01, verified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40 };
const creationSchema = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) });
const requestSchema = z.object({ challenge: z.string() });

/** @param counts false: it signs with the counter 0 for ever, as those that sync do */
export function openAuthenticator({ counts = true, isSynced = false } = {}): Authenticator {
  const credentialId = randomBytes(20).toString('base64url');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let userHandle = '';
  let counter = 0;
  const count = () => (counts ? (counter += 1) : 0);
  const facts = (flaws: Flaws, attested: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([
      createHash('sha256')
        .update(flaws.rpId ?? new URL(ORIGIN).hostname)
        .digest(),
      Buffer.of(
        FLAGS.present |
          (flaws.isVerified === false ? 0 : FLAGS.verified) |
          (isSynced ? FLAGS.eligible | FLAGS.backedUp : 0) |
          (attested.length > 0 ? FLAGS.attested : 0),
      ),
      uint32(flaws.counter ?? count()),
      attested,
    ]);
  return {
    credentialId,
    create(options, flaws = {}) {
      const { challenge, user } = creationSchema.parse(options);
      userHandle = user.id;
      const id = Buffer.from(credentialId, 'base64url');
      const attested = Buffer.concat([
        Buffer.alloc(16),
        uint32(id.length).subarray(2),
        id,
        coseKey(publicKey),
      ]);
      const authData = facts(flaws, attested);
      return {
        ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: clientData(flaws.type ?? 'webauthn.create', challenge, flaws),
          attestationObject: attestationNone(authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options, flaws = {}) {
      const { challenge } = requestSchema.parse(options);
      const clientDataJSON = clientData(flaws.type ?? 'webauthn.get', challenge, flaws);
      const authenticatorData = facts(flaws);
      const hash = createHash('sha256')
        .update(Buffer.from(flaws.signed ?? clientDataJSON, 'base64url'))
        .digest();
      return {
        ...{ id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON,
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authenticatorData, hash]), privateKey).toString(
            'base64url',
          ),
          userHandle: flaws.userHandle ?? userHandle,
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, { origin = ORIGIN }: Flaws): string {
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** COSE_Key of P-256 (RFC 9053): {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => Buffer.concat([Buffer.of(0x58, 32), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    ...[Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21), coordinate(x)],
    ...[Buffer.of(0x22), coordinate(y)],
  ]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}. */
function attestationNone(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);
  const bytes = Buffer.concat([Buffer.of(0x59), uint32(authData.length).subarray(2), authData]);
  return Buffer.concat([
    ...[Buffer.of(0xa3), text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0)],
    ...[text('authData'), bytes],
  ]);
}
