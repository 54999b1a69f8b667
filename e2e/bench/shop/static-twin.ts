import { freePort } from '@vitrine/shared/platform/free-port';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below it every page of the shop has a twin that runs nothing. */
export const TWIN = '/static';
/** A page with nothing in it: what a browser itself takes for any. */
export const EMPTY = '/empty';
const NOTHING = '<!doctype html><html lang="en"><title>Nothing</title></html>';

const HTML = 'text/html; charset=utf-8';
/** As hard as the shop tries with its pages. */
const AS_PAGES = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Twin {
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
  const { url = '/' } = request;
  if (url === EMPTY) return send(request, response, NOTHING);
  if (!url.startsWith(`${TWIN}/`)) return pass(shop, request, response);
  try {
    const page = await fetch(shop + url.slice(TWIN.length), { redirect: 'manual' });
    send(request, response, withoutScripts(await page.text()));
  } catch {
    response.writeHead(502).end();
  }
}

/** Compressed as the shop compresses its pages. */
function send({ headers }: IncomingMessage, response: ServerResponse, html: string): void {
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
  response.writeHead(200, { 'content-type': HTML, 'content-encoding': takesBrotli ? 'br' : 'gzip' });
  response.end(takesBrotli ? brotliCompressSync(html, AS_PAGES) : gzipSync(html));
}

/** The shop's answer as it is, compressed as the browser asks for it. */
function pass(shop: string, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method } = request;
  const headers = { ...request.headers, host: new URL(shop).host };
  const asked = ask(shop + url, { ...(method && { method }), headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(modulepreload|preload" as="script)"[^>]*>/g, '');
}
