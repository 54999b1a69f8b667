import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { freePort } from '@vitrine/shared/platform/free-port';

const TEXT = /^(text\/|application\/(javascript|json))/;
/** As hard as the shop tries: with files that stay as they are at its best, with pages by 5. */
const QUALITY = { file: 11, page: 5 };
/** What a server says of itself and of its bytes on the way. */
const NOT_PASSED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

/**
 * Stands before a server as a CDN would: packs what it answers by brotli, which `next start` does not know, as the shop
 * packs its own. Each file once.
 */
export async function startFront(server: string): Promise<{ url: string; stop(): void }> {
  const packed = new Map<string, Buffer>();
  const front = createServer((request, response) => {
    void (async () => {
      const { url = '/', headers } = request;
      const passed = { accept: headers.accept ?? '*/*', 'accept-encoding': 'identity', ...rscOf(headers) };
      const answer = await fetch(server + url, { headers: passed, redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const sent = Object.fromEntries([...answer.headers].filter(([name]) => !NOT_PASSED.has(name)));
      if (!TEXT.test(answer.headers.get('content-type') ?? ''))
        return response.writeHead(answer.status, sent).end(body);
      const isFile = /immutable/.test(answer.headers.get('cache-control') ?? '');
      const bytes = packed.get(url) ?? pack(body, isFile ? QUALITY.file : QUALITY.page);
      if (isFile) packed.set(url, bytes);
      return response.writeHead(answer.status, { ...sent, 'content-encoding': 'br' }).end(bytes);
    })().catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

/** By what Next.js tells apart a page and what a link to it fetches beforehand. */
function rscOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const found = Object.entries(headers).filter(([name]) => name === 'rsc' || name.startsWith('next-'));
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}

function pack(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
