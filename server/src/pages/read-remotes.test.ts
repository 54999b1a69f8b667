import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readRemotes } from './read-remotes.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-remotes-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('A file that names one remote moves that one, and the others stay the own releases', async () => {
  const remotesConfig = join(folder, 'remotes.json');
  await writeFile(remotesConfig, JSON.stringify({ tools: 'https://tools.example/remote.json' }));
  const { remotes, remoteKeys } = await readRemotes({ remotesConfig, keysDir: folder });
  expect(remotes).toEqual({
    catalog: '/releases/catalog/remote.json',
    'cart-checkout': '/releases/cart-checkout/remote.json',
    account: '/releases/account/remote.json',
    tools: 'https://tools.example/remote.json',
  });
  expect(Object.keys(remoteKeys)).toEqual(Object.keys(remotes));
});
