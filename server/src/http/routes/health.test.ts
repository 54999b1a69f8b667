import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { systemClock } from '../../platform/clock.ts';
import { healthRoutes, type HealthOptions } from './health.ts';

/** A file system that has no room, on every Linux. */
const FULL = '/proc';

async function readiness(dataDir: string, checks: HealthOptions['checks'] = {}) {
  const app = fastify().setSerializerCompiler(serializerCompiler);
  const options = { checks, storefront: null, env: { dataDir }, clock: systemClock };
  await app.register(healthRoutes, options);
  const answer = await app.inject('/readyz');
  return { code: answer.statusCode, ...answer.json<{ status: string; disk: boolean }>() };
}

it.each([
  ['room', tmpdir(), { code: 200, status: 'ok', disk: true }],
  ['none left', FULL, { code: 200, status: 'degraded', disk: false }],
  ['no folder yet', `${tmpdir()}/not-yet`, { code: 200, status: 'ok', disk: true }],
])(
  'Whoever asks a process whose disk has %s learns of it, and it goes on answering',
  async (_what, dir, said) => {
    expect(await readiness(dir)).toMatchObject(said);
  },
);

it('A process without its database is not ready, and says as well that its disk is full', async () => {
  const said = await readiness(FULL, { database: async () => false });
  expect(said).toMatchObject({ code: 503, status: 'not-ready', database: false, disk: false });
});
