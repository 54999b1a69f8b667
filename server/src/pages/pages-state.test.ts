import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { oneDatabase } from '../database/testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { testEnv } from '../testing/test-env.ts';
import { createMetrics } from '../http/metrics/metrics.ts';
import { SHELL, writeShell } from './testing/small-shell.ts';

const open = oneDatabase();

describe('Whoever runs the shop', () => {
  async function readyOf(state: string, clock?: () => Date) {
    const releases = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
    await writeShell(releases, SHELL.replace('catalog: true, tools: false', state));
    const metrics = createMetrics('all');
    const env = testEnv({ RELEASES_DIR: releases });
    const shop = await testApp(await open(), { env, metrics, ...(clock && { clock }) });
    const read = async () => {
      const { statusCode, ...answer } = await shop.inject('/readyz');
      return [statusCode, answer.json().status, await metrics.read()];
    };
    const close = async () => {
      await shop.close();
      await rm(releases, { recursive: true });
    };
    return { read, close };
  }

  it('hears that the shop is not ready while its home page cannot be drawn', async () => {
    const shop = await readyOf('catalog: false, tools: true');
    expect(await shop.read()).toEqual([
      ...[503, 'not-ready'],
      expect.stringMatching(/vitrine_remote_up\{remote="catalog"[^}]*\} 0/),
    ]);
    await shop.close();
  });

  it('reads how many pages wait, and what became of the others', async () => {
    const shop = await readyOf('catalog: true');
    const [, , figures] = await shop.read();
    expect(figures).toMatch(/vitrine_page_queue\{queue="lists"[^}]*\} 3/);
    const became = ['begun', 'dropped', 'abandoned'].map((outcome) =>
      Number(
        new RegExp(`vitrine_page_queue_total\\{[^}]*outcome="${outcome}"[^}]*\\} (\\d+)`).exec(
          String(figures),
        )?.[1],
      ),
    );
    expect(became).toEqual([7, 2, 1]);
    await shop.close();
  });

  it.each([
    ['processes', '', 2],
    ['threads', 'state="busy"', 1],
    ['threads', 'state="idle"', 4],
    ['resident_bytes', '', 90_000_000],
    ['falls_total', 'what="process"', 3],
    ['falls_total', 'what="thread"', 5],
  ])('reads of what draws remotes: %s {%s}', async (name, label, value) => {
    const shop = await readyOf('catalog: true');
    const [, , figures] = await shop.read();
    expect(figures).toMatch(new RegExp(`vitrine_renderer_${name}\\{[^}]*${label}[^}]*\\} ${value}\n`));
    await shop.close();
  });

  it('hears that the clock was moved while it runs', async () => {
    let movedMs = 0;
    const shop = await readyOf('catalog: true', () => new Date(Date.now() + movedMs));
    expect((await shop.read()).slice(0, 2)).toEqual([200, 'ok']);
    movedMs = -3_600_000;
    expect(await shop.read()).toEqual([
      ...[200, 'degraded'],
      expect.stringMatching(/vitrine_clock_moved_seconds\{[^}]*\} -3(600|599)/),
    ]);
    await shop.close();
  });

  it('hears that the process which draws pictures died, until one is well again', async () => {
    let isWell = true;
    const metrics = createMetrics('worker');
    const shop = await testApp(await open(), { metrics, pictures: () => isWell });
    const read = async () => {
      const { status, pictures } = (await shop.inject('/readyz')).json();
      return [status, pictures, /vitrine_pictures_up\{[^}]*\} (\d)/.exec(await metrics.read())?.[1]];
    };
    expect(await read()).toEqual(['ok', true, '1']);
    isWell = false;
    expect(await read()).toEqual(['degraded', false, '0']);
    await shop.close();
  });

  it('reads that the file of remotes cannot be read, and which one it is', async () => {
    const releases = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
    await writeShell(releases);
    const file = join(releases, 'remotes.json');
    const env = testEnv({ RELEASES_DIR: releases, REMOTES_CONFIG: file });
    for (const content of ['{x', '[]', '{"catalog": 1}']) {
      await writeFile(file, content);
      await expect(testApp(await open(), { env })).rejects.toThrow(`REMOTES_CONFIG: ${file}`);
    }
    await rm(releases, { recursive: true });
  });
});
