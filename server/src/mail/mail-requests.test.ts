import { expect, it } from '@jest/globals';
import { eachDatabase } from '../database/testing/databases.ts';
import { openOrderDesk } from '../testing/desks/order-desk.ts';
import { sendDueMails, type TriedMail } from '../operations/jobs/send-due-mails.ts';

eachDatabase('Whoever looks into the log for a mail', (open) => {
  it('finds the request that it came of, and nobody by name', async () => {
    const { app, payments } = await openOrderDesk(await open());
    await app.inject({
      ...{ method: 'POST', url: '/api/subscriptions', headers: { 'x-request-id': 'asked-by-ada' } },
      payload: { kind: 'newsletter', email: 'ada@example.com', locale: 'en' },
    });
    const told: TriedMail[] = [];
    const refuse = { send: () => Promise.reject(new Error('550 <ada@example.com> is unknown')) };
    await sendDueMails(payments, refuse, (tried) => told.push(tried));
    expect(told).toEqual([
      expect.objectContaining({ requestId: 'asked-by-ada', isSent: false, attempts: 1 }),
    ]);
    expect(JSON.stringify(told)).not.toContain('ada@example.com');
  });
});
