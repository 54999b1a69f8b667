import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import type { Page, Route } from 'playwright';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BUILD = path.join(ROOT, 'shared/src/build/commands/one-bundle.ts');
/** Where a page finds the files, beside those of the shop. */
const FILES = '/one-bundle/';

/** The same shop as a single application, for comparison: no release, no remotes. */
export interface OneBundle {
  /** From now on this page is the shop's own markup, run by the single application. */
  takeOver(page: Page): Promise<void>;
}

/** Builds it, unless it was built from the same sources before. */
export async function buildOneBundle(): Promise<OneBundle> {
  const { stdout } = await promisify(execFile)(process.execPath, [BUILD], { cwd: ROOT });
  const folder = stdout.trim();
  const integrity = integrityOf(await readFile(path.join(folder, 'main.js')));
  return {
    takeOver: async (page) => {
      await page.route(
        (url) => url.pathname.startsWith(FILES),
        (route) => answerFile(route, folder),
      );
      await page.route(
        (url) => isPage(url.pathname),
        (route) => answerPage(route, integrity),
      );
    },
  };
}

/** A page's path has no dot and is no call. */
const isPage = (pathname: string) => !pathname.includes('.') && !/^\/(api|content)\//.test(pathname);

async function answerFile(route: Route, folder: string): Promise<void> {
  const asked = path.basename(new URL(route.request().url()).pathname);
  // Its runtime asks by content, as that of a release does; but no release has named most files so.
  const name = asked.replace(/\.[\w-]{16}(?=\.js$)/, '');
  const body = await readFile(path.join(folder, name)).catch(() => readFile(path.join(folder, asked)));
  await route.fulfill({ body, contentType: 'text/javascript' });
}

async function answerPage(route: Route, integrity: string): Promise<void> {
  const response = await route.fetch();
  // What stands for a picture that is not drawn yet has no dot in its path either.
  if (!response.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response });
  const headers = { ...response.headers() };
  const policy = headers['content-security-policy'] ?? '';
  headers['content-security-policy'] = policy.replace('script-src ', `script-src '${integrity}' `);
  await route.fulfill({ response, headers, body: startedBy(integrity, await response.text()) });
}

/** What a page says of the shop's own scripts: the first, and those that it fetches early. */
const OWN_START = /<script>\{let\[u,i\]=.*?<\/script>/s;
const OWN_EARLY = /(?<=<script type="application\/json" id="vitrine-early">).+?(?=<\/script>)/s;

/** The page without what brings the remotes, and with another first script. */
function startedBy(integrity: string, html: string): string {
  if (!OWN_START.test(html) || !OWN_EARLY.test(html))
    throw new Error('the page starts another way than the yardstick knows');
  const start = `<script async src="${FILES}main.js" integrity="${integrity}" crossorigin="anonymous"></script>`;
  return html.replace(OWN_START, () => start).replace(OWN_EARLY, '{}');
}
