import { describe, expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { eachPlace } from '../../database/testing/databases.ts';
import { startShopProcess } from '../../testing/load/shop-process.ts';
import { makeFolder } from '../../database/testing/places.ts';
import { testEnv } from '../../testing/test-env.ts';

const jsonAt = async (address: string) =>
  z.record(z.string(), z.unknown()).parse(await (await fetch(address)).json());
const statusAt = async (address: string) => (await fetch(address)).status;

eachPlace('A shop in several processes', (makePlace) => {
  it('has one that answers data and draws no page', async () => {
    const api = await startShopProcess(await makePlace(), { ROLE: 'api' });
    expect(await statusAt(`${api.url}/api/frame`)).toBe(200);
    expect(await statusAt(`${api.url}${testEnv().contentPath}/insects?_limit=1`)).toBe(200);
    expect(await jsonAt(`${api.url}/`)).toMatchObject({ code: 'not-found' });
    expect(await jsonAt(`${api.url}/readyz`)).toMatchObject({ database: true, catalogue: true });
    await api.stop();
  });

  it('has one that only works, and says that it is there', async () => {
    const worker = await startShopProcess(await makePlace(), { ROLE: 'worker' });
    expect(await jsonAt(`${worker.url}/readyz`)).toMatchObject({ status: 'ok', database: true });
    expect(await jsonAt(`${worker.url}/api/frame`)).toMatchObject({ code: 'not-found' });
    await worker.stop();
  });
});

describe('A process that draws pages', () => {
  it('is ready while the processes that it asks are there, and opens no database', async () => {
    const [own, others] = [await makeFolder(), await makeFolder()];
    const api = await startShopProcess(others, { ROLE: 'api' });
    const pages = await startShopProcess(own, {
      ...{ ROLE: 'storefront', API_URL: api.url },
      // It would end at once if it asked.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    });
    expect(await jsonAt(`${pages.url}/readyz`)).toMatchObject({ status: 'ok', api: true });
    await api.stop();
    const alone = await fetch(`${pages.url}/readyz`);
    expect(alone.status).toBe(503);
    expect(await alone.json()).toMatchObject({ status: 'not-ready', api: false });
    expect(await statusAt(`${pages.url}/healthz`)).toBe(200);
    await pages.stop();
    await Promise.all([own.remove(), others.remove()]);
  });
});
