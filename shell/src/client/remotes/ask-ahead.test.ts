import { describe, expect, it } from '@jest/globals';
import type { ApiRequest, ApiResult } from '@vitrine/shared/contract/failure';
import { askAhead } from './ask-ahead.ts';

const LOT: ApiRequest = {
  method: 'GET',
  path: '/api/catalogue/insects/A',
  query: { size: 24, page: undefined },
};

function openShop(answers: ApiResult<unknown>[] = []) {
  const time = { now: 0 };
  const asked: string[] = [];
  const shop = askAhead(
    async ({ method, path }) => {
      asked.push(`${method} ${path}`);
      return answers.shift() ?? { ok: true, value: asked.length };
    },
    () => time.now,
  );
  return { ...shop, time, asked };
}

describe('What is asked for ahead', () => {
  it('is the answer of the step that follows, which asks for nothing again', async () => {
    const { api, ahead, asked } = openShop();
    const early = ahead(LOT);
    expect(await api({ ...LOT, query: { size: 24 } })).toEqual(await early);
    expect(asked).toHaveLength(1);
  });

  it('serves one step: the next one asks anew', async () => {
    const { api, ahead, asked } = openShop();
    await ahead(LOT);
    await api(LOT);
    await api(LOT);
    expect(asked).toHaveLength(2);
  });

  it('is asked for once, however often a shopper points there', async () => {
    const { ahead, asked } = openShop();
    await Promise.all([ahead(LOT), ahead(LOT)]);
    expect(asked).toHaveLength(1);
  });

  it('is asked for no more once the step, which was sooner, has asked', async () => {
    const { api, ahead, asked } = openShop();
    const answer = api(LOT);
    expect(await ahead(LOT)).toEqual(await answer);
    expect(asked).toHaveLength(1);
  });

  it('is asked for anew once it is five seconds old, and where it failed', async () => {
    const { api, ahead, asked, time } = openShop([{ ok: false, failure: { kind: 'offline' } }]);
    await ahead(LOT);
    expect(await api(LOT)).toMatchObject({ ok: true });
    time.now += 5_000;
    await ahead(LOT);
    time.now += 5_000;
    await api(LOT);
    expect(asked).toHaveLength(4);
  });

  it('is not asked for anew where the shop said that there is none', async () => {
    const { api, ahead, asked } = openShop([{ ok: false, failure: { kind: 'not-found' } }]);
    await ahead(LOT);
    expect(await api(LOT)).toMatchObject({ ok: false });
    expect(asked).toHaveLength(1);
  });

  it('is never of another list', async () => {
    const { api, ahead, asked } = openShop();
    await ahead(LOT);
    await api({ ...LOT, query: { size: 48 } });
    expect(asked).toHaveLength(2);
  });

  it('does nothing: what would change something is not sent, neither ahead nor twice', async () => {
    const { api, ahead, asked } = openShop();
    const order: ApiRequest = { ...LOT, method: 'POST' };
    await expect(ahead(order)).rejects.toThrow('nothing is done ahead');
    await api(order);
    await api(order);
    expect(asked).toHaveLength(2);
  });
});
