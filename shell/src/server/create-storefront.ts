import type { Storefront, StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { answerPage } from './answer-page.ts';
import { createRegistry } from './remote-registry.ts';
import { redirectOf } from './redirects.ts';
import { rootFile } from './root-files.ts';

/** The shop's pages, drawn on the server. See the contract for what each part promises. */
export async function createStorefront(options: StorefrontOptions): Promise<Storefront> {
  const registry = createRegistry(options);

  async function handle(request: Request): Promise<Response> {
    try {
      const url = new URL(request.url);
      if (url.pathname === '/remotes.json') return remotesAnswer();
      return (
        rootFile(url.pathname) ??
        redirectOf(request, url) ??
        (await answerPage(request, url, options, registry))
      );
    } catch (error) {
      options.log('error', 'page failed', { path: new URL(request.url).pathname, reason: String(error) });
      return new Response('The shop cannot draw this page at the moment. Please try again in a minute.', {
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' },
      });
    }
  }

  /** For browsers whose page was drawn while a remote was away. */
  async function remotesAnswer(): Promise<Response> {
    await registry.ready();
    return Response.json(registry.forBrowsers(), { headers: { 'cache-control': 'no-store' } });
  }

  return { handle, ready: () => registry.ready(), close: async () => undefined };
}
