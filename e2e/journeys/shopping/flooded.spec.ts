import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expect, test } from '../../support/journey.ts';

const AT_ONCE = 300;
const TIMES = 10;

test(
  'whoever buys has the checkout and the order, however fast somebody else asks for the login',
  BY_NIGHT,
  async ({ shop }) => {
    const flood = floodFrom('127.0.0.66', shop.url + pathTo('login', 'en'));
    try {
      await flood.isFull;
      for (let time = 0; time < TIMES; time += 1) {
        const { status } = await fetch(shop.url + pathTo('checkout', 'en'));
        expect(status).toBe(200);
      }
      const order = await fetch(shop.url + pathTo('order', 'en', { reference: 'VDM-2026-000001' }));
      expect(order.status).toBe(200);
      const login = await fetch(shop.url + pathTo('login', 'en'));
      expect(login.status).toBe(200);
    } finally {
      await flood.end();
    }
  },
);

/** Somebody at an address of this machine's own net, who asks for a page many times at once, again and again. */
function floodFrom(localAddress: string, url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, localAddress });
  const full = Promise.withResolvers<void>();
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      const asking = get(url, { agent });
      const [response] = await once(asking, 'response');
      response.resume();
      await once(response, 'end');
      if (response.statusCode === 503) full.resolve();
    }
  };
  const all = Promise.all(Array.from({ length: AT_ONCE }, ask));
  return {
    /** Once somebody is told to come back. */
    isFull: full.promise,
    end: async () => {
      isOver = true;
      await all;
      agent.destroy();
    },
  };
}
