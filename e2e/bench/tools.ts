import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { request, type APIRequestContext } from 'playwright';
import { importSchema, type Import } from '@vitrine/shared/contract/tools/import';
import { z } from '@vitrine/shared/contract/zod';
import { runShop } from '../support/shops/run-shop.ts';
import { goToWork } from '../support/people/staff.ts';
import { printFigure } from './figure.ts';
import { startProgram } from './start-program.ts';

const LOTS = 100_000;
const MAKING_MS = 400_000;
const IMPORT_MS = 300_000;
/** So many lines change lots that are there; as many make new ones. */
const LINES_A_KIND = 5_000;
const TIMES_A_LIST = 20;

const LISTS: Record<string, string> = {
  'first page': '',
  'page 1,000': 'page=1000',
  'by name': 'sort=name:asc',
  'by price, page 500': 'sort=price:desc&page=500',
  'words of a name': 'q=papilio',
  'part of a reference': 'q=BU-0004',
  'moths below 20 euro': 'category=MOTHS&priceTo=20',
  'sold out': 'state=sold-out',
  'without pictures': 'state=no-picture',
  'drafts of a word': 'state=draft&q=morpho',
};

const saidSchema = z.object({ shops: z.array(z.object({ dataDir: z.string() })) });

/** The owner's lists at 100,000 lots, and a file of 10,000 lines taken in. */
export async function benchTools(): Promise<void> {
  const maker = await startProgram('large-shops', { args: ['sqlite', String(LOTS)], startMs: MAKING_MS });
  const [made] = saidSchema.parse(maker.said).shops;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-tools-'));
  // A copy: the import writes.
  await cp(made?.dataDir ?? '', dataDir, { recursive: true });
  await maker.stop();
  const shop = { ...(await runShop(undefined, { DATA_DIR: dataDir, SAMPLE_DATA: '0' })), dataDir };
  const api = await request.newContext({ baseURL: shop.url, timeout: IMPORT_MS });
  try {
    await goToWork(shop, { request: api });
    for (const [name, query] of Object.entries(LISTS)) await benchList(api, name, query);
    await benchImport(api);
  } finally {
    await api.dispose();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function benchList(api: APIRequestContext, name: string, query: string): Promise<void> {
  let slowest = 0;
  for (let time = 0; time < TIMES_A_LIST; time += 1) {
    const start = performance.now();
    const answer = await api.get(`/api/tools/insects?${query}`);
    await answer.body();
    slowest = Math.max(slowest, performance.now() - start);
    if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}`);
  }
  printFigure({ name: `owner's list, ${LOTS} lots: ${name}, slowest`, value: slowest, unit: 'ms' });
}

async function benchImport(api: APIRequestContext): Promise<void> {
  const file = await tenThousandLines(api);
  const start = performance.now();
  const sent = await api.post('/api/tools/imports?name=lots.csv', {
    headers: { 'content-type': 'application/octet-stream' },
    data: file,
  });
  const { id } = importSchema.parse(await sent.json());
  const { plan, counts } = await untilIt(api, id, 'checked');
  const checked = performance.now();
  const right = counts.made === LINES_A_KIND && counts.changed === LINES_A_KIND;
  if (!right) throw new Error(`the file was read as ${JSON.stringify(counts)}`);
  await api.post(`/api/tools/imports/${id}/apply`, { data: { plan } });
  await untilIt(api, id, 'applied');
  const seconds = (from: number) => (performance.now() - from) / 1000;
  const name = `import of ${2 * LINES_A_KIND} lines, ${LOTS} lots`;
  printFigure({ name: `${name}: read and checked`, value: (checked - start) / 1000, unit: 's' });
  printFigure({ name: `${name}: written`, value: seconds(checked), unit: 's' });
  printFigure({ name: `${name}: whole`, value: seconds(start), unit: 's' });
}

/**
 * Out of the shop's own export: lots at another price, and the same again as new ones. Of the best grade: a new lot of a
 * lower one waits for its flaws to be pinned.
 */
async function tenThousandLines(api: APIRequestContext): Promise<Buffer> {
  const exported = await api.get('/api/tools/insects.csv?locale=en&sort=reference:asc');
  const [header, ...all] = (await exported.text()).split('\r\n');
  const lots = all.filter((line) => line.includes(',A1,')).slice(0, LINES_A_KIND);
  const dearer = lots.map((line) => line.replace(/,(\d+)\.(\d\d),/, ',9$1.$2,'));
  const others = lots.map((line, number) => line.replace(/^[^,]*/, `ZZ-${number}`));
  return Buffer.from([header, ...dearer, ...others].join('\r\n'));
}

async function untilIt(api: APIRequestContext, id: number, state: Import['state']): Promise<Import> {
  const end = performance.now() + IMPORT_MS;
  while (performance.now() < end) {
    const file = importSchema.parse(await (await api.get(`/api/tools/imports/${id}`)).json());
    if (file.state === state) return file;
    if (file.isStopped) throw new Error(`the import stopped: ${JSON.stringify(file)}`);
    await after(100);
  }
  throw new Error(`the import was not ${state} in time`);
}
