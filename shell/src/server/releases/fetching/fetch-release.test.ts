import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Release } from '@vitrine/shared/contract/federation/release';
import { integrityOf } from '@vitrine/shared/platform/integrity';
import { newSigner, signedPointer } from '../../../testing/signing-origin.ts';
import { fetchPointer, fetchServerFiles } from './fetch-release.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(String(request.url));
  if (request.url?.startsWith('/inside')) return response.end('within the network');
  response.writeHead(302, { location: `/inside${request.url}` }).end();
});
let url: string;
let folder: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/remote.json`;
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-fetch-'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('An origin sends the shop nowhere else, with its pointer or with its files', async () => {
  const files = { 'remoteEntry.cjs': integrityOf('within the network') };
  const release: Release = JSON.parse(signedPointer(newSigner(), 'one', { server: files }));
  await expect(fetchPointer('catalog', new URL(url))).rejects.toThrow();
  await expect(fetchServerFiles(release, new URL(url), folder)).rejects.toThrow();
  expect(asked).toEqual(['/remote.json', '/remoteEntry.cjs']);
  expect(await readdir(folder)).toEqual([]);
});

it('A file that cannot be put in its place leaves nothing beside it', async () => {
  const own = createServer((_request, response) => response.end('code'));
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const address = own.address();
  const base = new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  const release: Release = JSON.parse(
    signedPointer(newSigner(), 'one', { server: { 'remoteEntry.cjs': integrityOf('code') } }),
  );
  const taken = path.join(folder, 'taken');
  await mkdir(path.join(taken, 'remoteEntry.cjs', 'in the way'), { recursive: true });
  await expect(fetchServerFiles(release, base, taken).finally(() => own.close())).rejects.toThrow(
    'directory',
  );
  expect(await readdir(taken)).toEqual(['remoteEntry.cjs']);
});
