import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { testApp } from '../../testing/test-app.ts';

const report = { message: 'x is not a function', stack: 'at y', page: 'insect', locale: 'nl' };

eachDatabase('a browser that reports an error', (open) => {
  it('is heard, and stopped when it goes on and on', async () => {
    const app = await testApp(await open());
    const send = (payload: object) => app.inject({ method: 'POST', url: '/api/browser-errors', payload });
    expect((await send(report)).statusCode).toBe(204);
    expect((await send({ ...report, message: 'x'.repeat(501) })).json()).toMatchObject({
      validationErrors: { message: { error: expect.any(String) } },
    });
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(report)));
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  });
});
