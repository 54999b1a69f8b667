import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { StorefrontModule, StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { z } from '@vitrine/shared/contract/zod';
import { integrityOf } from '@vitrine/shared/platform/integrity';

const load: (file: string) => StorefrontModule = createRequire(import.meta.url);
/** What `/sw.js` begins with. */
const configSchema = z.object({
  precache: z.array(z.object({ url: z.string(), revision: z.string() })),
});

/**
 * What a built shell answers at the root of the site for its service worker: the worker's own script, and what that
 * precaches there; each by an address that is another when a browser fetches it again.
 * @param folder with `client/` and `server/`
 */
export async function rootFiles(folder: string): Promise<Map<string, Buffer>> {
  const { createStorefront } = load(path.join(folder, 'server/main.cjs'));
  const storefront = await createStorefront(await optionsFor(path.join(folder, 'client')));
  const ask = async (url: string) => {
    const { body } = await storefront.answer(new Request(`http://page.invalid${url}`));
    return Buffer.from(body ?? '');
  };
  try {
    const script = await ask('/sw.js');
    const [, config = ''] = /^self\.vitrine = (\{.*\});\n/.exec(script.toString()) ?? [];
    const { precache } = configSchema.parse(JSON.parse(config));
    const files = new Map([[`/sw.js ${createHash('sha256').update(script).digest('hex')}`, script]]);
    for (const { url, revision } of precache) files.set(`${url} ${revision}`, await ask(url));
    return files;
  } finally {
    await storefront.close();
  }
}

async function optionsFor(client: string): Promise<StorefrontOptions> {
  const names = (await readdir(client)).toSorted();
  const hash = async (name: string) => [name, integrityOf(await readFile(path.join(client, name)))] as const;
  const files = Object.fromEntries(await Promise.all(names.map(hash)));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return {
    shell: {
      ...{ name: 'shell', version, contract: 5, container: 'shell', entry: null, main: 'main.js' },
      ...{ serverEntry: 'main.cjs', css: names.filter((name) => name.endsWith('.css')) },
      ...{ client: files, server: {}, first: await readFile(path.join(client, 'first.js'), 'utf8') },
    },
    ...{ shellUrl: '/releases/shell/', publicUrl: 'https://shop.example', selfOrigin: 'http://127.0.0.1:1' },
    ...{ remotes: {}, remoteKeys: {}, cacheDir: client },
    ask: async () => ({ status: 503, body: '' }),
    log: () => undefined,
  };
}
