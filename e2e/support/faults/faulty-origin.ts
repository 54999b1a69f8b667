import { freePort } from '@vitrine/shared/platform/free-port';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

/** What may be wrong with an origin. `slow` answers after three seconds. */
export const ORIGIN_FAULTS = [
  'down',
  'answers 500',
  'hangs',
  'slow',
  'truncates',
  'changes files',
  'signs badly',
] as const;
export type OriginFault = (typeof ORIGIN_FAULTS)[number];

const SLOW_MS = 3_000;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.cjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** The origin of one remote's releases, on a port of its own: it can be told to fail. */
export interface FaultyOrigin {
  /** Address of the remote's pointer. */
  pointer: string;
  suffer(fault: OriginFault): Promise<void>;
  /** Well again for whoever asks from now on; who hangs hangs on. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** @param folder of releases, as `ownReleases` makes it */
export async function startOrigin(folder: string, name: string): Promise<FaultyOrigin> {
  const port = await freePort();
  let fault: OriginFault | null = null;

  const respond = async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://origin.invalid');
    const content = await readFile(path.join(folder, name, path.normalize(pathname))).catch(() => null);
    if (fault === 'hangs') return;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    answer(response, pathname, fault === 'answers 500' ? null : content, fault);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };

  await listen();
  return {
    pointer: `http://127.0.0.1:${port}/remote.json`,
    suffer: async (next) => {
      fault = next;
      if (next === 'down') await stop();
    },
    recover: async () => {
      fault = null;
      if (!server.listening) await listen();
    },
    close: stop,
  };
}

function answer(
  response: ServerResponse,
  pathname: string,
  content: Buffer | null,
  fault: OriginFault | null,
): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.setHeader('cache-control', 'no-store');
  // Nobody finds out by a connection of before that the origin is well, or is not.
  response.setHeader('connection', 'close');
  response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
  if (!content) {
    response.writeHead(fault === 'answers 500' ? 500 : 404).end('throw new Error("no file")');
    return;
  }
  const body = pathname === '/remote.json' ? pointerWith(content, fault) : fileWith(content, fault);
  response.setHeader('content-length', body.length);
  if (fault !== 'truncates') response.end(body);
  else response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function pointerWith(content: Buffer, fault: OriginFault | null): Buffer {
  if (fault !== 'signs badly') return content;
  return Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), sources: 'elsewhere' }));
}

/** Changed without a word: what runs of it would do no harm, but it is not what was released. */
function fileWith(content: Buffer, fault: OriginFault | null): Buffer {
  return fault === 'changes files' ? Buffer.concat([content, Buffer.from('\n')]) : content;
}
