import { mkdir, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@vitrine/shared/platform/free-port';
import { eachPlace } from '../../database/testing/databases.ts';
import type { Place } from '../../database/testing/places.ts';
import { startShopProcess, type ShopProcess } from '../../testing/load/shop-process.ts';
import { until } from '../../testing/until.ts';

/** A shell one of whose remotes is refused, that opened one, and that draws nothing. */
const SHELL = `exports.createStorefront = async ({ onRemote }) => {
  onRemote({ remote: 'catalog', version: 'v1', isOpened: false, seconds: 1 });
  return {
    answer: async () => ({ status: 500, headers: {}, body: Buffer.from('sorry') }),
    kept: () => null,
    ready: async () => ({ catalog: true, tools: false }),
    refused: () => ({ catalog: 'the pointer is unsigned' }),
    queues: () => ({ lists: { waiting: 3, begun: 7, dropped: 2, abandoned: 1 } }),
    renderers: () => ({ processes: 2, busy: 1, idle: 4, residentBytes: 9e7, falls: { process: 3, thread: 5 } }),
    close: async () => undefined,
  };
};`;

/** The names and the labels of figures, as the table of alerts writes them; `{…}` alone is of the name before it. */
const FIGURE = /\b((?:vitrine|nodejs|process)_\w+)?(\{[^}]*\})?/g;

async function alertedFigures(): Promise<string[]> {
  const page = await readFile(join(import.meta.dirname, '../../../../OPERATING.md'), 'utf8');
  const [, table = ''] = /\n\| alert when[^\n]*\n\| -[^\n]*\n((?:\|[^\n]*\n)+)/.exec(page) ?? [];
  let name = '';
  return table.split('\n').flatMap((row) => {
    const conditions = (row.split('|')[1] ?? '').matchAll(FIGURE);
    return [...conditions].flatMap(([whole, named, labels = '']) => {
      if (whole === '') return [];
      name = named ?? name;
      return [name + labels];
    });
  });
}

/** The lines of what a process tells that a condition looks at. A histogram's are of its parts. */
function linesOf(figures: string, figure: string): string[] {
  const [, name = '', labels = ''] = /^(\w+)(?:\{(.*)\})?$/.exec(figure) ?? [];
  return figures
    .split('\n')
    .filter((line) => new RegExp(`^${name}(?:_bucket|_count)?[{ ]`).test(line) && line.includes(labels));
}

/** SQLite has one connection, for which nobody waits. */
const OF_POOLS = 'vitrine_database_pool{what="waiting"}';

eachPlace('Whoever is alerted by what OPERATING.md says', (makePlace, dialect) => {
  let place: Place;
  let releases: string;
  let shop: ShopProcess;
  let figures: string;

  beforeAll(async () => {
    place = await makePlace();
    releases = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
    await writeShell(releases);
    const port = String(await freePort());
    shop = await startShopProcess(place, { METRICS_PORT: port, RELEASES_DIR: releases });
    await fetch(`${shop.url}/webshop`);
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    // The books are sealed a while after a start.
    await until(
      'a root of the books',
      async () => linesOf(await read(), 'vitrine_books_root_seconds').length > 0,
    );
    figures = await read();
  }, 120_000);
  afterAll(async () => {
    await shop?.stop();
    await rm(releases, { recursive: true, force: true });
  });

  it('reads each figure of each alert from a running server', async () => {
    const alerted = await alertedFigures();
    expect(alerted.length).toBeGreaterThan(19);
    const missing = alerted.filter((figure) => linesOf(figures, figure).length === 0);
    expect(missing).toEqual(dialect === 'SQLite' ? [OF_POOLS] : []);
  });

  it.each([
    ['vitrine_remote_refused{remote="catalog"', 1],
    ['vitrine_remote_refused{remote="tools"', 0],
    ['vitrine_remote_up{remote="tools"', 0],
    ['vitrine_queue_dead{queue="mails"', 0],
    ['vitrine_queue_oldest_seconds{queue="mails"', 0],
    ['vitrine_database_up{', 1],
  ])('reads what is so: %s', (figure, value) => {
    expect(valueOf(figure)).toBe(value);
  });

  it('hears of a refused pointer, and the process goes on being asked: its last good version is drawn', async () => {
    const answer = await fetch(`${shop.url}/readyz`);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { status: 'degraded', refused: { catalog: 'the pointer is unsigned' } },
    ]);
  });

  it('reads how much room there is, and when the books were signed', async () => {
    const { bavail, bsize } = await statfs(place.options.dataDir);
    const told = valueOf('vitrine_disk_free_bytes{');
    expect(told / (bavail * bsize)).toBeGreaterThan(0.5);
    expect(told / (bavail * bsize)).toBeLessThan(2);
    expect(valueOf('vitrine_books_root_seconds{')).toBeLessThan(120);
  });

  function valueOf(figure: string): number {
    const line = figures.split('\n').find((one) => one.startsWith(figure));
    return Number(line?.split(' ').at(-1));
  }
});

async function writeShell(releases: string): Promise<void> {
  const version = join(releases, 'shell', 'v1');
  await mkdir(join(version, 'server'), { recursive: true });
  await mkdir(join(version, 'client'), { recursive: true });
  await writeFile(join(version, 'server', 'main.cjs'), SHELL);
  await writeFile(join(version, 'client', 'main.js'), 'run()');
  const described = {
    name: 'shell',
    version: 'v1',
    contract: 2,
    container: 'shell',
    entry: null,
    main: 'main.js',
  };
  const files = { serverEntry: 'main.cjs', css: [], client: {}, server: {} };
  await writeFile(join(releases, 'shell', 'remote.json'), JSON.stringify({ ...described, ...files }));
}
