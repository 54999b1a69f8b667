import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@vitrine/shared/contract/federation/canonical-json';
import { newSigner, signedPointer } from '../../testing/signing-origin.ts';
import { readKeys, verifyPointer } from './verify-pointer.ts';

const signer = newSigner();
const keys = readKeys([signer.publicKey]);
const { signature, ...content } = JSON.parse(signedPointer(signer, 'one'));
const read = (pointer: object) => verifyPointer(JSON.stringify(pointer), { name: 'catalog', keys });

describe('Who signs a pointer in another way than the shop asks', () => {
  it.each(['none', 'HS256', 'RS256'])('is refused, whatever it says of its algorithm: %s', (alg) => {
    const named = { ...content, alg };
    const bytes = Buffer.from(canonicalJson(named));
    const byPublicKey = createHmac('sha256', signer.publicKey).update(bytes).digest('base64');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const byRsa = sign('sha256', bytes, rsa.privateKey).toString('base64');
    expect(read({ ...content, signature })).toMatchObject({ version: 'one' });
    for (const other of ['', 'AAAA', byPublicKey, byRsa])
      expect(() => read({ ...named, signature: other })).toThrow('does not match its signature');
  });

  it('finds no shop that takes a key of another kind', () => {
    for (const { publicKey } of [
      generateKeyPairSync('rsa', { modulusLength: 2048 }),
      generateKeyPairSync('ec', { namedCurve: 'P-256' }),
      generateKeyPairSync('ed448'),
    ]) {
      const text = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
      expect(() => readKeys([text])).toThrow('is no Ed25519 key');
    }
  });
});
