import { beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { readSeller, writeSeller } from '../../shop/index.ts';
import { testApp } from '../../testing/test-app.ts';
import { testEnv } from '../../testing/test-env.ts';

const SHOP = 'https://vitrine.example';
const NOW = new Date('2026-06-30T12:00:00.000Z');

describe('The file for finders of weaknesses', () => {
  const open = oneDatabase();
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    app = await testApp(database, { env: testEnv({ PUBLIC_URL: SHOP }), clock: () => NOW });
  });

  it('says whom to tell, once there is somebody', async () => {
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
    await writeSeller(database.kysely, {
      ...(await readSeller(database.kysely)),
      email: 'shop@vitrine.example',
    });
    const { body, headers } = await app.inject('/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:shop@vitrine.example',
      'Expires: 2026-12-27T12:00:00.000Z',
      'Preferred-Languages: en, nl, fr',
      `Canonical: ${SHOP}/.well-known/security.txt`,
      '',
    ]);
  });
});
