import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { ChunkZero } from './chunk-zero.ts';

let context: string;
beforeEach(async () => {
  context = await mkdtemp(path.join(tmpdir(), 'vitrine-chunks-'));
  await writeFile(path.join(context, 'main.js'), "import('./page.js');");
  await writeFile(path.join(context, 'page.js'), "console.log('page');");
});
afterEach(() => rm(context, { recursive: true, force: true }));

/** The page is number 0, what loads it 1. */
const numbered = (compiler: webpack.Compiler) =>
  compiler.hooks.compilation.tap('test', (compilation) =>
    compilation.hooks.chunkIds.tap('test', (chunks) => {
      for (const chunk of chunks) {
        chunk.id = chunk.hasRuntime() ? 1 : 0;
        chunk.ids = [chunk.id];
      }
    }),
  );

it('A page whose script is number 0 comes with its hash, so that browsers run it', async () => {
  const config: webpack.Configuration = {
    context,
    mode: 'production',
    entry: './main.js',
    output: {
      path: context,
      filename: 'out.js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
    },
    optimization: { chunkIds: false, minimize: false },
    plugins: [new ChunkZero(), numbered, new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })],
  };
  await new Promise<void>((resolve, reject) =>
    webpack(config).run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const page = await readFile(path.join(context, '0.js'));
  const hash = `sha256-${createHash('sha256').update(page).digest('base64')}`;
  expect(await readFile(path.join(context, 'out.js'), 'utf8')).toContain(`"0":"${hash}"`);
});
