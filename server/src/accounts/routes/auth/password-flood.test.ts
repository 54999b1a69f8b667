import { expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk, registration } from '../../../testing/desks/account-desk.ts';

/** So many networks of a household in the one /48 that a customer of a host is given. */
const hosts = (count: number) =>
  Array.from({ length: count }, (_host, index) => `2001:db8:7:${index.toString(16)}::1`);

eachDatabase('Who guesses from all networks of one /48', (open) => {
  it('has sixty passwords looked at in a quarter of an hour, of eighty accounts, and its neighbours wait for none', async () => {
    const desk = await openAccountDesk(await open());
    const answers: LightMyRequestResponse[] = [];
    for (const [index, ip] of hosts(80).entries()) {
      const guess = { email: `a${index}@example.com`, password: 'guess guess guess' };
      answers.push(await desk.visitor({ ip }).post('/api/auth/login', guess));
    }
    const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([count(400), count(429)]).toEqual([60, 20]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('900');
    const elsewhere = await desk
      .visitor({ ip: '2001:db8:8::1' })
      .post('/api/auth/login', { email: 'a1@example.com', password: 'guess guess guess' });
    expect(elsewhere.statusCode).toBe(400);
    desk.passMinutes(16);
    const [first = ''] = hosts(1);
    const later = await desk
      .visitor({ ip: first })
      .post('/api/auth/login', { email: 'b@example.com', password: 'x' });
    expect(later.statusCode).toBe(400);
  });

  it('keeps no neighbour out by one machine, whose logins are refused before they cost a hash', async () => {
    const desk = await openAccountDesk(await open());
    const [own = '', neighbour = ''] = hosts(2);
    const guess = (ip: string, email: string) =>
      desk.visitor({ ip }).post('/api/auth/login', { email, password: 'guess guess guess' });
    for (let count = 0; count < 70; count += 1) await guess(own, `a${count}@example.com`);
    expect((await guess(own, 'b@example.com')).statusCode).toBe(429);
    expect((await guess(neighbour, 'b@example.com')).statusCode).toBe(400);
  });

  it('opens sixty accounts in that time, for each costs a hash, too', async () => {
    const desk = await openAccountDesk(await open());
    const statuses = [];
    for (const [index, ip] of hosts(65).entries()) {
      const email = `a${index}@example.com`;
      const answer = await desk
        .visitor({ ip })
        .post('/api/auth/register', registration({ email, emailConfirmation: email }));
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
  });
});
