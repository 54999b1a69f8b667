import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../folders.ts';
import { askAdvisories, DAYS, type AdvisoryAnswer } from './advisories.ts';

const WEAK = {
  ...{ id: 1, title: 'Reads past its end', severity: 'high', vulnerable_versions: '<2.0.0' },
  url: 'https://advisories.example/1',
};

let root: string;
let registry: Server;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrine-advisories-'));
  const one = {
    version: '1.0.0',
    resolved: 'https://registry.example/one/-/one-1.0.0.tgz',
    integrity: 'sha512-AA==',
  };
  const manifest = { name: 'shop', version: '1.0.0', dependencies: { one: '1.0.0' } };
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: { '': manifest, 'node_modules/one': one },
  };
  await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify(lock));
});
afterEach(async () => {
  registry?.close();
  await rm(root, { recursive: true });
});

/** Asks a registry on this machine that knows this, and no other. */
async function ask(known: object | null): Promise<AdvisoryAnswer> {
  registry = createServer((request, response) => {
    if (known === null) return response.writeHead(503).end();
    const isAsked = request.url === '/-/npm/v1/security/advisories/bulk';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAsked ? known : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const own = {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: path.join(root, 'cache'),
  };
  return askAdvisories(root, { ...process.env, ...own });
}

describe('Who releases the server', () => {
  it('reads what the registry knows of weaknesses, and nothing when it knows of none', async () => {
    const { id: _id, vulnerable_versions: _versions, ...told } = WEAK;
    expect(await ask({ one: [WEAK] })).toEqual({
      advisories: [expect.objectContaining({ name: 'one', ...told })],
    });
    registry.close();
    expect(await ask({})).toEqual({ advisories: [] });
  });

  it('reads that the registry could not be asked, which is not that there is nothing', async () => {
    expect(await ask(null)).toEqual({ advisories: null, why: expect.stringMatching(/503/) });
    registry.close();
    const nowhere = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:1/',
      npm_config_cache: path.join(root, 'cache'),
    };
    expect(await askAdvisories(root, nowhere)).toEqual({
      advisories: null,
      why: expect.stringMatching(/ECONNREFUSED/),
    });
  });

  it('is asked each week, whether or not anybody changes the code', async () => {
    const job = await readFile(path.join(ROOT, '.github/workflows/weekly.yml'), 'utf8');
    expect(job).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \d'/);
    expect(job).toContain('run: npm run advisories\n');
    expect(job).toContain('run: npm run mutate\n');
  });

  it('knows how soon each has to go, as it is written down', async () => {
    const paper = await readFile(path.join(ROOT, 'SECURITY.md'), 'utf8');
    for (const [severity, days] of Object.entries(DAYS))
      expect(paper).toMatch(new RegExp(`\\| [^|]*\\b${severity}\\b[^|]*\\| +${days} days `));
  });
});
