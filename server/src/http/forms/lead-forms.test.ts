import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { leadForms } from './lead-forms.ts';
import { readForms } from './read-forms.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A shop whose one form is answered with what the sender asks for. */
async function send(answer: object, status = 200, headers: Record<string, string> = FORM) {
  const app = fastify();
  readForms(app);
  leadForms(app);
  app.post('/form', async (_request, reply) => reply.code(status).send(answer));
  const isPlain = headers === FORM;
  return app.inject({ method: 'POST', url: '/form', headers, payload: isPlain ? 'name=Ada' : '{}' });
}

it.each([
  [200, '/nl/winkelwagen?from=form#lines'],
  [400, '/contact'],
])('a form without scripts is led where an answer of status %i says', async (status, redirect) => {
  const answer = await send({ result: status === 200, redirect }, status);
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, redirect, '']);
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'cart',
  '',
])('nobody is led out of the shop by %j', async (redirect) => {
  const answer = await send({ result: true, redirect });
  expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
});

it('a page with scripts gets the answer, and goes there itself', async () => {
  const answer = await send({ redirect: '/cart' }, 200, { 'content-type': 'application/json' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { redirect: '/cart' }]);
});
