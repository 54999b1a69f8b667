import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openAccountDesk } from '../../../testing/desks/account-desk.ts';
import { logInBy, withPasskey } from '../../../testing/desks/passkeys.ts';

const DAY_MINUTES = 24 * 60;

eachDatabase('A shopper who confirms an address', (open) => {
  it('does so once, in any browser', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const token = await desk.tokenFrom('account-confirm');
    const answers = await Promise.all([1, 2].map(() => desk.visitor().post('/api/auth/confirm', { token })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toEqual({
      result: false,
      code: 'bad-token',
      error: 'Misused or non-existent token.',
    });
    expect((await ada.get('/api/auth/profile')).json()).toMatchObject({
      profile: { is_email_verified: true },
    });
  });

  it('has 24 hours, and can ask for the mail again', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const late = await desk.tokenFrom('account-confirm');
    desk.passMinutes(DAY_MINUTES);
    expect((await ada.post('/api/auth/confirm', { token: late })).statusCode).toBe(400);
    await ada.post('/api/auth/confirm/resend', { email: 'ada@example.com' });
    const token = await desk.tokenFrom('account-confirm');
    expect((await ada.post('/api/auth/confirm', { token })).json()).toMatchObject({
      email: 'ada@example.com',
    });
  });

  it('keeps a passkey where the browser is logged in; the mailbox of another ends a stranger’s', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    const own = await withPasskey(ada);
    await ada.post('/api/auth/confirm', { token: await desk.tokenFrom('account-confirm') });
    expect((await logInBy(desk.visitor(), own)).statusCode).toBe(200);
    const bo = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };
    const strange = await withPasskey(await desk.registered(bo));
    await desk.visitor().post('/api/auth/confirm', { token: await desk.tokenFrom('account-confirm') });
    expect((await logInBy(desk.visitor(), strange)).statusCode).toBe(400);
  });

  it('learns nothing about others by asking for the mail', async () => {
    const desk = await openAccountDesk(await open());
    await desk.confirmed();
    const ask = (email: string) => desk.visitor().post('/api/auth/confirm/resend', { email });
    const [confirmed, unknown] = [await ask('ada@example.com'), await ask('bo@example.com')];
    expect(unknown.body).toBe(confirmed.body);
    expect(await desk.mails()).toEqual([]);
  });

  it.each(['', 'x', 'x'.repeat(43), '\u0000', '../../etc', null, 7, {}])(
    'cannot with the token %j',
    async (token) => {
      const desk = await openAccountDesk(await open());
      const answer = await desk.visitor().post('/api/auth/confirm', { token });
      expect(answer.statusCode).toBe(400);
      expect(JSON.stringify(answer.json())).toContain('Misused or non-existent token.');
    },
  );
});
