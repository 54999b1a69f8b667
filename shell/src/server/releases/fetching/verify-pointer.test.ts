import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { canonicalJson } from '@vitrine/shared/contract/federation/canonical-json';
import { NEEDED_RANGES, SHARED_VERSIONS } from '@vitrine/shared/contract/federation/packages/versions';
import { newSigner, signedPointer } from '../../../testing/signing-origin.ts';
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

describe('A version that needs what this shell does not bring', () => {
  const signed = (pointer: object) => {
    const bytes = Buffer.from(canonicalJson(pointer));
    return { ...pointer, signature: sign(null, bytes, signer.privateKey).toString('base64') };
  };
  const [major] = SHARED_VERSIONS.jotai.split('.').map(Number);
  const unmet = { jotai: `^${Number(major) + 1}.0.0` };

  it.each(['jotai', 'react-router', 'react-intl', 'react-dom'])('is not followed: %s', (name) => {
    const pointer = signed({ ...content, needs: { ...NEEDED_RANGES, [name]: '^99.0.0' } });
    expect(() => read(pointer)).toThrow(`the pointer needs of this shell ${name} ^99.0.0 (it brings `);
    expect(read(signed({ ...content, needs: NEEDED_RANGES }))).toMatchObject({ version: 'one' });
  });

  it('is neither tried nor gone back to', () => {
    const { name, version, contract, container, entry, main, serverEntry, css, client, server } = content;
    const plain = { name, version, contract, container, entry, main, serverEntry, css, client, server };
    const canary = { ...plain, version: 'two', share: 10, needs: unmet };
    expect(() => read(signed({ ...content, canary }))).toThrow('needs of this shell jotai');
    const before = [
      { ...plain, version: 'old', needs: unmet },
      { ...plain, version: 'older' },
    ];
    expect(read(signed({ ...content, before })).before).toMatchObject([{ version: 'older' }]);
  });
});
