import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, type AccountDesk, type Visitor } from '../../testing/desks/account-desk.ts';
import { ADDRESS } from '../../testing/book-address.ts';

const BO = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };

eachDatabase('Who is not logged in', (open) => {
  it.each([
    ['GET', '/api/account'],
    ['PATCH', '/api/account'],
    ['DELETE', '/api/account'],
    ['PATCH', '/api/account/language'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/email'],
    ['DELETE', '/api/account/email'],
    ['POST', '/api/account/newsletter'],
    ['GET', '/api/account/addresses'],
    ['POST', '/api/account/addresses'],
    ['PUT', '/api/account/addresses/1'],
    ['DELETE', '/api/account/addresses/1'],
    ['GET', '/api/account/orders'],
    ['GET', '/api/account/claim'],
    ['POST', '/api/account/claim'],
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/1'],
    ['GET', '/api/account/export'],
  ] as const)('is sent to the login by %s %s', async (method, url) => {
    const desk = await (shared ??= openAccountDesk(await open()));
    const answer = await desk.app.inject({ method, url, headers: { 'x-locale': 'nl' } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      result: false,
      code: 'unauthorized',
      error: 'Log eerst in.',
      redirect: '/nl/inloggen',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
  let shared: Promise<AccountDesk> | undefined;
});

eachDatabase('A shopper with an account', (open) => {
  let desk: AccountDesk;
  let ada: Visitor;
  beforeAll(async () => {
    desk = await openAccountDesk(await open());
    ada = await desk.confirmed();
  });

  it('sees and changes personal data', async () => {
    expect((await ada.get('/api/account')).json()).toEqual({
      email: 'ada@example.com',
      is_email_verified: true,
      newEmail: null,
      firstname: 'Ada',
      lastname: 'Peeters',
      company: '',
      phone: '',
      language: 'en',
      newsletter: 'none',
      createdAt: '2026-03-02T10:00:00.000Z',
    });
    const change = { firstname: ' Adèle ', lastname: 'Claes', company: 'Kabinet', phone: '+32 470 12 34 56' };
    const answer = await ada.send('PATCH', '/api/account', change);
    expect(answer.json()).toMatchObject({ result: true, profile: { firstname: 'Adèle' } });
    expect((await ada.get('/api/account')).json()).toMatchObject({ ...change, firstname: 'Adèle' });
    for (const [field, value] of Object.entries({
      firstname: '',
      lastname: 'x\u0000',
      phone: 'phone',
      company: null,
    })) {
      const refused = await ada.send('PATCH', '/api/account', { ...change, [field]: value });
      expect(refused.statusCode).toBe(400);
      expect(Object.keys(refused.json().validationErrors)).toEqual([field]);
    }
  });

  it('changes the language, and nothing else by the same door', async () => {
    const answer = await ada.send('PATCH', '/api/account/language', { language: 'fr', role: 'owner', id: 7 });
    expect(answer.json()).toMatchObject({ profile: { language: 'fr', role: 'customer' } });
    const refused = await ada.send('PATCH', '/api/account/language', { language: 'de' });
    expect(refused.json()).toMatchObject({ validationErrors: { language: { error: expect.any(String) } } });
  });

  it('asks for the newsletter and ends it', async () => {
    const state = async () => (await ada.get('/api/account')).json().newsletter;
    await ada.post('/api/account/newsletter', { wants: true });
    expect(await state()).toBe('asked');
    await desk.database.kysely.updateTable('subscriptions').set({ state: 'confirmed' }).execute();
    expect(await state()).toBe('confirmed');
    expect((await ada.post('/api/account/newsletter', { wants: false })).json()).toMatchObject({
      result: true,
    });
    expect(await state()).toBe('none');
    expect((await ada.post('/api/account/newsletter', { wants: 'yes' })).statusCode).toBe(400);
  });

  it('who did not prove the address neither sees nor ends the newsletter of whoever reads the mailbox', async () => {
    const { kysely } = desk.database;
    const email = 'cy@example.com';
    await desk.visitor().post('/api/subscriptions', { kind: 'newsletter', email, locale: 'en', website: '' });
    await kysely
      .updateTable('subscriptions')
      .set({ state: 'confirmed' })
      .where('email', '=', email)
      .execute();
    const stranger = await desk.registered({ email, emailConfirmation: email });
    const end = () => stranger.post('/api/account/newsletter', { wants: false });
    const isHidden = async () => {
      expect((await stranger.get('/api/account')).json()).toMatchObject({ newsletter: 'none' });
      const refused = await end();
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'unconfirmed']);
    };
    await isHidden();
    const token = await desk.tokenFrom('account-confirm');
    await desk.visitor().post('/api/auth/confirm', { token });
    await isHidden();
    const wishes = kysely.selectFrom('subscriptions').select('state').where('email', '=', email);
    expect(await wishes.execute()).toEqual([{ state: 'confirmed' }]);
  });

  it('keeps an address book with one default', async () => {
    const first = await ada.post('/api/account/addresses', ADDRESS);
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ ...ADDRESS, isDefault: true });
    const second = (
      await ada.post('/api/account/addresses', { ...ADDRESS, city: ' Brugge ', isDefault: true })
    ).json();
    const third = (
      await ada.post('/api/account/addresses', { ...ADDRESS, country: 'nl', postalCode: '1012 AB' })
    ).json();
    expect(third).toMatchObject({ country: 'NL', isDefault: false });
    const list = async () =>
      (await ada.get('/api/account/addresses'))
        .json()
        .addresses.map((saved: { id: number; isDefault: boolean }) => [saved.id, saved.isDefault]);
    expect(await list()).toEqual([
      [second.id, true],
      [first.json().id, false],
      [third.id, false],
    ]);
    const changed = await ada.send('PUT', `/api/account/addresses/${third.id}`, {
      ...third,
      city: 'Amsterdam',
      isDefault: true,
    });
    expect(changed.json()).toMatchObject({ id: third.id, city: 'Amsterdam', isDefault: true });
    await ada.send('PUT', `/api/account/addresses/${third.id}`, { ...third, isDefault: false });
    expect(await list()).toEqual([
      [third.id, true],
      [first.json().id, false],
      [second.id, false],
    ]);
    const left = await ada.send('DELETE', `/api/account/addresses/${third.id}`);
    expect(left.json().addresses).toHaveLength(2);
    expect(await list()).toEqual([
      [first.json().id, true],
      [second.id, false],
    ]);
  });

  it('reads what is wrong with an address, as in the checkout', async () => {
    for (const [field, value] of Object.entries({
      street: '',
      postalCode: '99',
      country: 'US',
      city: null,
      isDefault: 'x',
      houseNumber: '\u0000',
    })) {
      const answer = await ada.post('/api/account/addresses', { ...ADDRESS, [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().validationErrors)).toContain(field);
    }
  });

  it('fills the address book up to twenty, also from many tabs at once, and always has one default', async () => {
    const bo = await desk.registered(BO);
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => bo.post('/api/account/addresses', { ...ADDRESS, isDefault: true })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    const { addresses } = (await bo.get('/api/account/addresses')).json();
    expect(addresses.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
    const [{ id }] = addresses;
    expect((await ada.send('PUT', `/api/account/addresses/${id}`, ADDRESS)).statusCode).toBe(404);
    expect((await ada.send('DELETE', `/api/account/addresses/${id}`)).statusCode).toBe(404);
    for (const odd of ['0', '-1', '1.5', 'x', '99999999999', '%00']) {
      const answer = await ada.send('DELETE', `/api/account/addresses/${odd}`);
      expect([odd, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([odd, true]);
    }
  });
});
