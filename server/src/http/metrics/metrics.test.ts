import { describe, expect, it } from '@jest/globals';
import { freePort } from '@vitrine/shared/platform/free-port';
import { systemClock } from '../../platform/clock.ts';
import { eachDatabase, eachPlace, oneDatabase } from '../../database/testing/databases.ts';
import { itByNight } from '../../testing/long-run.ts';
import { startShopProcess } from '../../testing/load/shop-process.ts';
import { testApp } from '../../testing/test-app.ts';
import { measureDatabase } from '../../operations/measure-database.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const open = oneDatabase();

describe('An operator who reads the figures', () => {
  it('sees answers by route, and never an address', async () => {
    const metrics = createMetrics('api');
    const app = await testApp(await open(), { metrics });
    await app.inject('/api/catalogue/suggest?text=a-secret-wish');
    await app.inject('/api/orders/VDM-2026-000001?key=a-secret-key');
    const said = await metrics.read();
    expect(said).toMatch(
      /vitrine_http_seconds_count\{[^}]*route="\/api\/orders\/:reference"[^}]*status="4xx"[^}]*\} 1/,
    );
    expect(said).not.toContain('secret');
    expect(said).not.toContain('VDM');
  });

  it('sees whether a version of a remote could be opened', async () => {
    const metrics = createMetrics('storefront');
    metrics.remoteOpened({ remote: 'catalog', version: 'abc', isOpened: false, seconds: 2 });
    expect(await metrics.read()).toMatch(
      /vitrine_remote_open_seconds_count\{[^}]*remote="catalog",version="abc",outcome="failed"[^}]*\} 1/,
    );
  });
});

eachDatabase('An operator whose database ends', (makeDatabase) => {
  it('still reads of the process', async () => {
    const database = await makeDatabase();
    const metrics = createMetrics('worker');
    measureDatabase(metrics, database, systemClock);
    expect(await metrics.read()).toMatch(/vitrine_queue_waiting\{queue="mails"[^}]*\} 0/);
    const away = { ...database, kysely: database.kysely.withSchema('nowhere') };
    const without = createMetrics('worker');
    measureDatabase(without, away, systemClock);
    expect(await without.read()).toContain('process_resident_memory_bytes');
  });
});

it('Figures are for their own machine: nobody reads them by another of its addresses, or by the shop’s', async () => {
  const metrics = createMetrics('api');
  const port = await freePort();
  const close = await serveMetrics(metrics, port);
  const app = await testApp(await open(), { metrics });
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed');
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
  await close();
});

eachPlace('The figures of a process', (makePlace) => {
  itByNight('are on a port of their own, and not on the shop', async () => {
    const port = String(await freePort());
    const shop = await startShopProcess(await makePlace(), { ROLE: 'worker', METRICS_PORT: port });
    const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(await figures.text()).toMatch(/vitrine_database_up\{[^}]*role="worker"[^}]*\} 1/);
    expect((await fetch(`${shop.url}/metrics`)).status).toBe(404);
    await shop.stop();
  });
});
