import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  PageAnswer,
  Storefront,
  StorefrontOptions,
} from '@vitrine/shared/contract/federation/storefront';
import { createRendererProcesses } from './drawing/processes/renderer-processes.ts';
import { createPageService } from './pages/serving/page-service.ts';
import { visitReader } from './pages/rendering/read-visit.ts';
import { createVisits } from './pages/serving/visits.ts';
import { createRegistry } from './releases/remote-registry.ts';
import { redirectOf } from './redirects.ts';
import { MIRROR } from './releases/open-version.ts';
import { originsBeside } from './releases/origins-beside.ts';
import { ICON } from './icon.ts';
import { installFile } from './web-manifest.ts';
import { workerFile } from './worker-files.ts';

/** The other files of the shell's server build: what renderer processes and their threads run. */
const PROGRAMS = {
  renderer: path.join(__dirname, 'renderer.cjs'),
  thread: path.join(__dirname, 'thread.cjs'),
};

/** The shop's pages, drawn on the server. See the contract for what each part promises. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const { publicUrl, shell, shellUrl, serviceWorker } = options;
  const shop = { publicUrl, shell, shellUrl, ...(serviceWorker !== undefined && { serviceWorker }) };
  const visits = createVisits(options.ask);
  const { ask } = visits;
  const log = visits.logOf(options.log);
  const processes = createRendererProcesses({ programs: PROGRAMS, readable: [__dirname], shop, ask, log });
  const registry = createRegistry({ ...options, processes });
  const maker = { shop, ask, log, readVisit: visitReader() };
  const pages = createPageService({ options, registry, maker, visits });

  async function answer(request: Request, network?: string): Promise<PageAnswer> {
    try {
      const url = new URL(request.url);
      const other = await answerWithoutPage(request, url);
      return other ? await toAnswer(other) : await pages.get(request, network);
    } catch (error) {
      const reqId = request.headers.get('x-request-id') ?? '';
      const path = new URL(request.url).pathname;
      options.log('error', 'page failed', { path, reqId, reason: String(error) });
      return {
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
        body: Buffer.from('The shop cannot draw this page at the moment. Please try again in a minute.'),
      };
    }
  }

  async function answerWithoutPage(request: Request, url: URL): Promise<Response | null> {
    if (url.pathname === '/remotes.json') return remotesAnswer(request);
    return (
      (await mirroredFile(url.pathname, options.cacheDir)) ??
      rootFile(url.pathname) ??
      installFile(url.pathname, options) ??
      workerFile(url.pathname, options, () => originsBeside(options, registry.forBrowsers())) ??
      redirectOf(request, url)
    );
  }

  /** For browsers that go to another remote than that of their page, or whose page was drawn while it was away. */
  async function remotesAnswer({ headers }: Request): Promise<Response> {
    await registry.ready();
    const group = registry.canaryGroup(headers.get('cookie') ?? '');
    return Response.json(registry.forBrowsers(group), { headers: { 'cache-control': 'no-store' } });
  }

  return {
    answer,
    kept: pages.cached,
    ready: () => registry.ready(),
    refused: () => registry.refused(),
    queues: pages.queues,
    renderers: processes.counts,
    close: async () => registry.close(),
  };
}

async function toAnswer(response: Response): Promise<PageAnswer> {
  const headers = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers,
    body: response.body && Buffer.from(await response.arrayBuffer()),
  };
}

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** A file of a remote whose origin is away, as it was released: it was written here with its hash checked. */
async function mirroredFile(pathname: string, cacheDir: string): Promise<Response | null> {
  const [, name, folder, file] = MIRRORED.exec(pathname) ?? [];
  if (!name || !folder || !file) return null;
  const content = await readFile(path.join(cacheDir, name, folder, file)).catch(() => null);
  if (!content) return new Response(null, { status: 404 });
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  return new Response(content, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

const MIRRORED = new RegExp(`^${MIRROR}([a-z-]+)/(\\w+/client|files)/(\\w[\\w.-]*)$`);

const DAY_SECONDS = 86_400;

/** `.ico` is what browsers ask for beside a page that names no icon: a packing slip, an invoice. They go by its type. */
const ICON_PATHS = ['/favicon.svg', '/favicon.ico'];

/** The few files that browsers look for at the root of a site; null for every other address. */
function rootFile(pathname: string): Response | null {
  if (!ICON_PATHS.includes(pathname)) return null;
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${DAY_SECONDS}` };
  return new Response(ICON, { headers });
}
