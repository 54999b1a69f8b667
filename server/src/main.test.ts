import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itByNight } from './testing/long-run.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-main-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the server as its own process, which must end by itself. */
async function start(variables: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const plain = { HOST: '127.0.0.1', PORT: '0', SAMPLE_DATA: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { RELEASES_DIR: '/nonexistent', ...plain, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 30_000,
  });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { code, said: said.trim() };
}

describe('Whoever opens a shop that cannot open reads why, and no more', () => {
  it('when its key for payments is none', async () => {
    const { code, said } = await start({ MOLLIE_API_KEY: 'live_abc' });
    expect(code).toBe(1);
    expect(said).toBe(
      'The configuration is wrong:\n  MOLLIE_API_KEY must be a key that begins with live_ or test_',
    );
  });

  itByNight('when the database is out of reach, without its password', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' });
    expect(code).toBe(1);
    expect(said).toMatch(/^DATABASE_URL: .*ECONNREFUSED.*$/);
    expect(said).not.toContain('secret');
  });

  itByNight('when another program has its port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const { code, said } = await start({ PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(said).toBe(`PORT: ${port} on 127.0.0.1 is in use by another program.`);
  });
});
