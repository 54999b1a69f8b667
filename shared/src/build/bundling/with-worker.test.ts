import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Configuration, type Stats } from 'webpack';
import { contentName } from '../../contract/federation/content-name.ts';
import { federated } from './federated.ts';
import { ROOT } from '../folders.ts';
import { integrityOf } from '../../platform/integrity.ts';
import { withWorker } from './with-worker.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const SOURCES = {
  'client.js': "import './drawing.svg'; import './photo.png'; console.log('shop');",
  'drawing.svg': DRAWING,
  'photo.png': 'photo',
  'src/worker/main.ts':
    "import { ROUTES } from './route-table.ts'; const files: object[] = self.__WB_MANIFEST; console.log(files, ROUTES);",
  'src/worker/route-table.ts': "export const ROUTES = ['/shipping'];",
  'src/worker/routes.ts': "import { ROUTES } from './route-table.ts'; self.vitrineRoutes = ROUTES;",
  'src/worker/routes-of-shop.ts': 'export const ROUTES = self.vitrineRoutes;',
  'src/worker/offline-page.ts': "console.log('offline');",
  'src/icons/icon.png': 'icon',
};

let context: string;
beforeEach(async () => {
  context = await mkdtemp(path.join(tmpdir(), 'vitrine-worker-'));
  await mkdir(path.join(context, 'src/worker'), { recursive: true });
  await mkdir(path.join(context, 'src/icons'));
  for (const [file, text] of Object.entries(SOURCES)) await writeFile(path.join(context, file), text);
});
afterEach(() => rm(context, { recursive: true, force: true }));

const built = (file: string) => readFile(path.join(context, 'dist', file), 'utf8');

/** What the worker of such a release is told to precache: file → integrity. */
async function build(): Promise<Record<string, string>> {
  const [client, server] = federated({ name: 'shell' });
  const assets = { test: /\.(svg|png)$/, type: 'asset/resource' as const };
  const rules: [(typeof client.module.rules)[0], ...webpack.RuleSetRule[]] = [...client.module.rules, assets];
  const small = {
    ...client,
    context,
    entry: { main: './client.js' },
    output: { ...client.output, path: path.join(context, 'dist') },
    module: { rules },
    resolveLoader: { modules: [path.join(ROOT, 'node_modules')] },
  };
  const [config] = withWorker([small, server]);
  const stats = config && (await compile(config));
  expect(stats?.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
    errors: [],
    warnings: [],
  });
  const entries = (await built('worker.js')).matchAll(
    /'integrity':'([^']+)','revision':null,'url':'([^']+)'/g,
  );
  return Object.fromEntries([...entries].map(([, integrity = '', url = '']) => [url, integrity]));
}

const compile = (config: Configuration) =>
  new Promise<Stats | undefined>((resolve, reject) =>
    webpack(config).run((error, stats) => (error ? reject(error) : resolve(stats))),
  );

describe('The worker of a release', () => {
  it('knows the files of its own page, and that they are the ones that were built', async () => {
    expect(await build()).toEqual({
      [contentName('drawing.svg', integrityOf(DRAWING))]: integrityOf(DRAWING),
      'offline.js': integrityOf(await built('offline.js')),
    });
    expect(await built('offline.js')).toContain('offline');
    expect(await built('icon.png')).toBe('icon');
  });

  it('is the same when an address of the shop is another: that comes beside it', async () => {
    await build();
    const [worker, routes] = [await built('worker.js'), await built('worker-routes.js')];
    expect(routes).toContain('/shipping');
    await writeFile(path.join(context, 'src/worker/route-table.ts'), "export const ROUTES = ['/delivery'];");
    await build();
    expect(await built('worker-routes.js')).toContain('/delivery');
    expect(await built('worker.js')).toBe(worker);
  });
});
