import type { Mutation } from './mutation.ts';

const BOX = 'server/src/staff/secret-box.ts';
const POINTER = 'shell/src/server/releases/fetching/verify-pointer.ts';

/** Chapters V9 and V11. */
export const KEY_MUTATIONS: Mutation[] = [
  {
    rows: ['9.1.2'],
    name: 'a pointer says itself that it needs no signature',
    file: POINTER,
    from: '  if (!verify(null,',
    to: "  if (content.alg !== 'none' && !verify(null,",
  },
  {
    rows: ['9.1.2', '11.6.1'],
    name: 'a key of any kind signs releases',
    file: POINTER,
    from: "if (key.asymmetricKeyType !== 'ed25519') throw",
    to: "if (key.type !== 'public') throw",
  },
  {
    rows: ['11.1.1', '11.1.2'],
    name: 'a key is made that no inventory names',
    file: 'server/src/releases/open-releases.ts',
    from: "'views.key'",
    to: "'pages.key'",
  },
  {
    rows: ['11.2.1'],
    name: 'a package makes the hashes',
    file: 'server/src/orders/fulfilment/withdraw.ts',
    from: "import { createHash } from 'node:crypto';\n",
    to: "import { createHash } from 'node:crypto';\nimport 'crypto-js';\n",
  },
  {
    rows: ['11.2.3', '11.5.1'],
    name: 'keys have 64 bits',
    file: 'server/src/platform/secret-key-file.ts',
    from: 'const KEY_BYTES = 32;',
    to: 'const KEY_BYTES = 8;',
  },
  {
    rows: ['11.3.1', '11.3.2'],
    name: 'secrets of apps are enciphered by blocks that show what repeats',
    file: BOX,
    from: "const CIPHER = 'aes-256-gcm';",
    to: "const CIPHER = 'aes-256-ecb';",
  },
  {
    rows: ['11.3.3'],
    name: 'a sealed secret that somebody changed is opened',
    file: BOX,
    from: ', decipher.final()];',
    to: '];',
  },
  {
    rows: ['11.4.1'],
    name: 'tokens are stored as MD5',
    file: 'server/src/platform/secret-token.ts',
    from: "createHash('sha256')",
    to: "createHash('md5')",
  },
  {
    rows: ['11.4.3'],
    name: 'cookies of known browsers are signed with SHA-1',
    file: 'server/src/accounts/device-cookie.ts',
    from: "createHmac('sha256', secret)",
    to: "createHmac('sha1', secret)",
  },
  {
    rows: ['11.6.1'],
    name: 'releases are signed with RSA',
    file: 'shared/src/build/releasing/release-key.ts',
    from: "generateKeyPairSync('ed25519')",
    to: "generateKeyPairSync('rsa', { modulusLength: 1024 })",
  },
  {
    rows: ['9.1.1', '9.2.2', '1.3.6', '13.2.4'],
    name: 'a pointer is followed whoever signed it',
    file: POINTER,
    from: '  if (!verify(null,',
    to: "  if (signature === '' && !verify(null,",
  },
  {
    rows: ['9.1.3', '11.2.2'],
    name: 'a new key beside the old one is not known',
    file: POINTER,
    from: '    texts.map((text) => {',
    to: '    texts.slice(0, 1).map((text) => {',
  },
  {
    rows: ['9.2.1'],
    name: 'a pointer that was replaced is followed again',
    file: POINTER,
    from: 'if (!seen || isAfter(release, seen)) return;',
    to: 'if (!seen || release) return;',
  },
  {
    rows: ['9.2.3'],
    name: 'a pointer of one remote is followed for another',
    file: POINTER,
    from: 'if (content.name !== name) throw',
    to: "if (content.name === '') throw",
  },
  {
    rows: ['11.4.2'],
    name: 'the same password has the same hash',
    file: 'server/src/accounts/hash-password.ts',
    from: '  const salt = randomBytes(16);\n',
    to: '  const salt = Buffer.alloc(16);\n',
  },
];
