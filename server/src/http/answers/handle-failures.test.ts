import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { handleFailures } from './handle-failures.ts';

it.each([
  ['en', 'Something went wrong.'],
  ['nl', 'Er ging iets mis.'],
  ['fr', 'Une erreur s’est produite.'],
])('A fault of ours is told in %s, with status 500 and nothing of its cause', async (locale, error) => {
  const app = fastify();
  handleFailures(app, '/content');
  app.get('/broken', () => {
    throw new Error('the secret of the house');
  });
  const answer = await app.inject({ url: '/broken', headers: { 'x-locale': locale } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ result: false, code: 'broken', error });
});
