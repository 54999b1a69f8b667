import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { networkKey } from '../platform/network/network-key.ts';
import { refuseUnclear } from './refuse-unclear.ts';

/** @param gone when its sender hangs up */
async function ask(gone: 'before' | 'meanwhile' | 'never') {
  const app = fastify();
  const hangUp = (socket: object) => Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  app.addHook('onRequest', async ({ raw }) => void (gone === 'before' && hangUp(raw.socket)));
  refuseUnclear(app);
  app.get('/', async (request) => {
    if (gone === 'meanwhile') hangUp(request.raw.socket);
    return networkKey(request.ip);
  });
  const answer = await app.inject('/');
  await app.close();
  return answer.statusCode;
}

it('Whoever hangs up early is no failure of the shop', async () => {
  expect(await ask('never')).toBe(200);
  expect(await ask('meanwhile')).toBe(200);
  expect(await ask('before')).toBe(400);
});
