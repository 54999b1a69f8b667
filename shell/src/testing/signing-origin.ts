import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { canonicalJson } from '@vitrine/shared/contract/canonical-json';

export interface Signer {
  keyId: string;
  /** As a shell is configured with it. */
  publicKey: string;
  privateKey: KeyObject;
}

export function newSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const keyId = createHash('sha256').update(der).digest('hex').slice(0, 16);
  return { keyId, publicKey: der.toString('base64'), privateKey };
}

/** The text of a pointer to a version, signed; `changes` are made before it is signed. */
export function signedPointer(signer: Signer, version: string, changes: object = {}): string {
  const server = { 'remoteEntry.cjs': integrityOf(entryOf(version)) };
  const files = {
    entry: 'remoteEntry.js',
    main: null,
    serverEntry: 'remoteEntry.cjs',
    css: [],
    client: {},
    server,
  };
  const about = { name: 'catalog', version, contract: 2, container: 'catalog' };
  const when = { signedAt: new Date().toISOString(), keyId: signer.keyId };
  const content = { ...about, ...files, ...when, ...changes };
  const signature = sign(null, Buffer.from(canonicalJson(content)), signer.privateKey).toString('base64');
  return JSON.stringify({ ...content, signature });
}

/** A container as webpack builds one, with a page of its version. */
function entryOf(version: string): string {
  if (version === 'throws-at-load') return `throw new Error('${version}');`;
  const module = `{ contract: 2, createRoutes: () => [{ id: '${version}', path: '/webshop' }] }`;
  return `module.exports = { init() {}, get: async () => () => (${module}) };`;
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

export interface Origin {
  url: string;
  /** What `/remote.json` answers; null is an origin that is down. */
  pointer: string | null;
  close(): void;
}

/** An origin on this machine that has every version, and points to the one that it is told. */
export async function startOrigin(): Promise<Origin> {
  const origin: Origin = {
    url: '',
    pointer: null,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer((request, response) => {
    const [, version] = /^\/([\w-]+)\/server\/remoteEntry\.cjs$/.exec(request.url ?? '') ?? [];
    if (version) return response.end(entryOf(version));
    response.writeHead(origin.pointer === null ? 503 : 200).end(origin.pointer ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  origin.url = `http://127.0.0.1:${port}/remote.json`;
  return origin;
}
