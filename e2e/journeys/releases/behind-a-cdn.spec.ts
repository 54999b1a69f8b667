import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, request, test } from '@playwright/test';
import { freePort } from '@vitrine/shared/platform/free-port';
import { BY_NIGHT } from '../../support/by-night.ts';
import { startNginx } from '../../support/shops/nginx.ts';

const HERE = '127.0.0.1';
const SHOPPER = '203.0.113.9';
/**
 * What a CDN passes on of a shopper who says to be somebody else, through two of its machines, which add the address that
 * they see.
 */
const SAID = `198.51.100.1, ${SHOPPER}, ${HERE}`;

/** For whom a process of the shop is asked, when this machine asks nginx and says for whom; and what nginx notes. */
async function toldBehind(cdn?: string) {
  const server = createServer(({ headers }, response) => response.end(headers['x-forwarded-for']));
  await once(server.listen(0, HERE), 'listening');
  // A TCP server's address is no path.
  const { port } = server.address() as AddressInfo;
  const ports = { https: await freePort(), http: await freePort(), inner: await freePort() };
  const nginx = await startNginx(
    { ...ports, storefronts: [port, port], apis: [port, port] },
    cdn === undefined ? {} : { cdn },
  );
  const visitor = await request.newContext({
    baseURL: `https://${HERE}:${ports.https}`,
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { 'x-forwarded-for': SAID },
  });
  const told = [];
  for (const path of ['/webshop', '/api/auth/profile', '/api/orders', '/content/insects'])
    told.push(await (await visitor.get(path)).text());
  const noted = (await nginx.log()).trim().split('\n');
  await visitor.dispose();
  await nginx.stop();
  server.close();
  return { told: [...new Set(told)], noted: [...new Set(noted.map((line) => line.split(' ')[0]))] };
}

test(
  'shoppers behind a CDN are told apart, and nobody who asks past it is whom he says',
  BY_NIGHT,
  async () => {
    expect(await toldBehind(`${HERE}/32`)).toEqual({ told: [SHOPPER], noted: [SHOPPER] });
    expect(await toldBehind('192.0.2.0/24')).toEqual({ told: [HERE], noted: [HERE] });
    expect(await toldBehind()).toEqual({ told: [HERE], noted: [HERE] });
  },
);
