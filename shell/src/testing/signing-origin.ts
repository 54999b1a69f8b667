import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { canonicalJson } from '@vitrine/shared/contract/federation/canonical-json';
import { integrityOf } from '@vitrine/shared/platform/integrity';

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
  if (version === 'never-opens') return `module.exports = new Promise(() => undefined);`;
  if (version === 'never-draws') return `module.exports = { draw: () => new Promise(() => undefined) };`;
  const module = `{ contract: 2, createRoutes: () => [{ id: '${version}', path: '/webshop' }] }`;
  return `module.exports = { init() {}, get: async () => () => (${module}) };`;
}

const CLIENT = 'run()';
/** What a pointer names whose remote browsers can fetch. */
export const withClient = { client: { 'remoteEntry.js': integrityOf(CLIENT) } };

export interface Origin {
  url: string;
  /** What `/remote.json` answers; null is an origin that is down. */
  pointer: string | null;
  /** Takes what is asked, and says nothing. */
  isHanging: boolean;
  /** What lies at other paths. */
  files: Record<string, string>;
  /** The path whose body never ends. */
  endless: string | null;
  close(): void;
}

/** An origin on this machine that has every version, and points to the one that it is told. */
export async function startOrigin(): Promise<Origin> {
  const origin: Origin = {
    url: '',
    pointer: null,
    isHanging: false,
    files: {},
    endless: null,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer((request, response) => {
    const [, version] = /^\/([\w-]+)\/server\/remoteEntry\.cjs$/.exec(request.url ?? '') ?? [];
    if (origin.isHanging) return;
    if (request.url === origin.endless) return pour(response);
    const file = origin.files[request.url ?? ''];
    if (file !== undefined) return response.end(file);
    if (version) return response.end(entryOf(version));
    if (/\/(client|files)\/remoteEntry\.([\w-]+\.)?js$/.test(request.url ?? '')) return response.end(CLIENT);
    response.writeHead(origin.pointer === null ? 503 : 200).end(origin.pointer ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  origin.url = `http://127.0.0.1:${port}/remote.json`;
  return origin;
}

/** Sends as fast as it is read, until nobody reads. */
function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, ' ');
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', send);
  send();
}
