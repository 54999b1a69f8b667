import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { freePort } from '../support/run-shop.ts';

/** Below it every page of the shop has a twin that runs nothing. */
export const TWIN = '/static';
/** A page with nothing in it: what a browser itself takes for any. */
export const EMPTY = '/empty';
const NOTHING = '<!doctype html><html lang="en"><title>Nothing</title></html>';

export interface Twin {
  url: string;
  stop(): void;
}

/**
 * One server for both: it passes the shop's answers on, and of every page it has a twin with the same text, styles and
 * pictures and without scripts, as a static page would be.
 */
export async function startTwin(shop: string): Promise<Twin> {
  const server = createServer((request, response) => void answer(shop, request, response));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(shop: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const isTwin = url.startsWith(`${TWIN}/`);
  if (url === EMPTY) return send(response, 200, { 'content-type': 'text/html' }, Buffer.from(NOTHING));
  try {
    const page = await fetch(shop + (isTwin ? url.slice(TWIN.length) : url), {
      method,
      headers: { 'accept-encoding': 'identity', accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    const body = Buffer.from(await page.arrayBuffer());
    const headers = Object.fromEntries(page.headers);
    if (isTwin) send(response, page.status, typeOf(headers), Buffer.from(withoutScripts(body.toString())));
    else send(response, page.status, headers, body);
  } catch {
    response.writeHead(502).end();
  }
}

const typeOf = (headers: Record<string, string>) => ({ 'content-type': headers['content-type'] ?? '' });

/** Of the connection to the shop, not of the one to the browser. */
const OF_CONNECTION = ['content-length', 'connection', 'keep-alive', 'transfer-encoding'];

/** Compressed as the shop compresses its pages: pictures and fonts are so already. */
function send(response: ServerResponse, status: number, headers: Record<string, string>, body: Buffer): void {
  const own = Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name));
  const isText = /text|json|javascript|svg/.test(headers['content-type'] ?? '') && body.length > 0;
  response.writeHead(status, { ...Object.fromEntries(own), ...(isText && { 'content-encoding': 'gzip' }) });
  response.end(isText ? gzipSync(body) : body);
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(modulepreload|preload" as="script)"[^>]*>/g, '');
}
