import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInContext, createContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { contentName } from '../../contract/federation/content-name.ts';
import { integrityOf } from '../../platform/integrity.ts';
import { OwnChunks } from './own-chunks.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-own-chunks-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds an app whose page and words come by themselves; the files of its release by their names in the pool. */
async function build(word: string): Promise<Map<string, string>> {
  const sources = {
    'main.js':
      "import('./page.js').then(({ page }) => import('./words.js').then(({ word }) => said.push(page + word)));",
    'page.js': "export const page = 'a page ';",
    'words.js': `export const word = '${word}';`,
  };
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, file), text);
  const out = path.join(folder, word);
  const config: webpack.Configuration = {
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    output: {
      path: out,
      publicPath: '/files/',
      chunkFilename: '[name].js',
      uniqueName: 'app',
      crossOriginLoading: 'anonymous',
    },
    plugins: [new OwnChunks(), new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] })],
  };
  await new Promise<void>((resolve, reject) =>
    webpack(config).run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const files = (await readdir(out)).map(async (file): Promise<[string, string]> => {
    const content = await readFile(path.join(out, file));
    return [file === 'main.js' ? file : contentName(file, integrityOf(content)), content.toString()];
  });
  return new Map(await Promise.all(files));
}

interface Script {
  src: string;
  onload(event: object): void;
  onerror(event: object): void;
}

/** A page that has what a script element needs. What was asked for comes when it is told to. */
function openPage(pool: ReadonlyMap<string, string>) {
  const said: string[] = [];
  const asked: Script[] = [];
  // Nothing is late here.
  const clock = { setTimeout: () => 0, clearTimeout: () => undefined };
  const scope: Record<string, unknown> = { said, ...clock, location: { origin: 'https://shop.test' } };
  Object.assign(scope, { self: scope, window: scope, globalThis: scope });
  scope['document'] = {
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => asked,
    head: { appendChild: (script: Script) => asked.push(script) },
  };
  const context = createContext(scope);
  const bring = (script: Script) => {
    const text = pool.get(path.basename(script.src).split('?', 1).join());
    if (text === undefined) return script.onerror({ type: 'error', target: script });
    runInContext(text, context);
    // As a browser does: before anything else runs.
    script.onload({ type: 'load', target: script });
  };
  return {
    said,
    asked,
    start: (main = '') => runInContext(main, context),
    /** Brings what is asked for, the last first, until nothing more is. */
    bringAll: async () => {
      for (let script = asked.pop(); script; script = asked.pop()) {
        bring(script);
        await new Promise(setImmediate);
      }
    },
  };
}

const namesOf = (files: ReadonlyMap<string, string>) =>
  [...files.keys()].filter((file) => file !== 'main.js');

describe('The parts of an app', () => {
  it('are asked for by their names in the pool, and an edit of one leaves the names of the others', async () => {
    const [one, two] = [await build('one'), await build('two')];
    const page = openPage(one);
    page.start(one.get('main.js'));
    await page.bringAll();
    expect(page.said).toEqual(['a page one']);
    expect(namesOf(one)).toHaveLength(2);
    expect(namesOf(two).filter((file) => !one.has(file))).toHaveLength(1);
  });

  it('are each their own version’s where two live on one page and ask for the same at once', async () => {
    const [one, two] = [await build('one'), await build('two')];
    const page = openPage(new Map([...one, ...two]));
    page.start(one.get('main.js'));
    page.start(two.get('main.js'));
    expect(page.asked).toHaveLength(2);
    await page.bringAll();
    expect(page.said.toSorted()).toEqual(['a page one', 'a page two']);
  });

  it('are asked for once more when they do not come', async () => {
    const one = await build('one');
    const page = openPage(new Map());
    page.start(one.get('main.js'));
    const [first] = page.asked.splice(0);
    first?.onerror({ type: 'error', target: first });
    expect(page.asked.map(({ src }) => src)).toEqual([
      expect.stringMatching(/\/files\/\d+\.[\w-]{16}\.js\?retry=\d+$/),
    ]);
  });
});
