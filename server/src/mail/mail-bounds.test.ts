import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MAIL_KINDS } from '@vitrine/shared/contract/tools/names';
import { SAMPLE_SELLER } from '@vitrine/sample-shop/lots/sample-seller';
import { eachDatabase, oneDatabase } from '../database/testing/databases.ts';
import { writeSeller } from '../shop/store/seller.ts';
import { openAccountDesk, PASSWORD, registration, type AccountDesk } from '../testing/desks/account-desk.ts';

const VICTIM = 'victor@gmail.com';
const SPELLED = [
  'vic.tor@gmail.com',
  'V.ictor@gmail.com',
  'victor+a@gmail.com',
  'victor+b@googlemail.com',
  VICTIM,
];

const isVictims = ({ to }: { to: string }) => /^v\.?ic\.?tor(?:\+\w)?@/i.test(to);

async function mailsToVictim(desk: AccountDesk): Promise<string[]> {
  return (await desk.mails()).filter(isVictims).map(({ subject }) => subject);
}

const register = (desk: AccountDesk, email: string, ip?: string) =>
  desk
    .visitor(ip === undefined ? {} : { ip })
    .post('/api/auth/register', registration({ email, emailConfirmation: email }));

eachDatabase('A stranger who would fill somebody’s mailbox', (open) => {
  it('opens accounts with it in every spelling, and three mails go', async () => {
    const desk = await openAccountDesk(await open());
    for (const email of SPELLED) expect((await register(desk, email)).statusCode).toBe(201);
    expect(await mailsToVictim(desk)).toEqual(Array(3).fill('Confirm your e-mail address'));
    for (const email of SPELLED) {
      expect((await desk.visitor().post('/api/auth/confirm/resend', { email })).statusCode).toBe(200);
    }
    expect(await mailsToVictim(desk)).toEqual([]);
    desk.passMinutes(61);
    await desk.visitor().post('/api/auth/confirm/resend', { email: VICTIM });
    expect(await mailsToVictim(desk)).toHaveLength(1);
  });

  it('asks for new passwords in every spelling, and three mails go', async () => {
    const desk = await openAccountDesk(await open());
    for (const email of SPELLED) await register(desk, email);
    await desk.mails();
    for (const email of SPELLED) await desk.visitor().post('/api/auth/recovery', { email });
    expect(await mailsToVictim(desk)).toHaveLength(3);
  });

  it('changes the password of an account that nobody confirmed, and three mails go; its owner hears each', async () => {
    const desk = await openAccountDesk(await open());
    const change = async (email: string) => {
      const visitor = desk.visitor();
      await visitor.post('/api/auth/register', registration({ email, emailConfirmation: email }));
      await desk.mails();
      return async (count: number) => {
        for (let turn = 0; turn < count; turn += 1) {
          const [before, after] = [turn, turn + 1].map((number) => `${PASSWORD}${number || ''}`);
          const wanted = { currentPassword: before, password: after, passwordConfirmation: after };
          expect((await visitor.post('/api/account/password', wanted)).statusCode).toBe(200);
        }
        return (await desk.mails()).length;
      };
    };
    expect(await (await change(VICTIM))(5)).toBe(3);
    const own = await change('ada@example.com');
    await desk.database.kysely
      .updateTable('accounts')
      .set({ confirmed_at: desk.now().toISOString() })
      .where('email', '=', 'ada@example.com')
      .execute();
    expect(await own(5)).toBe(5);
  });

  it('wants it as the address of an account, again and again, and three mails go', async () => {
    const desk = await openAccountDesk(await open());
    const eve = await desk.confirmed({ email: 'eve@example.com', emailConfirmation: 'eve@example.com' });
    const codes: number[] = [];
    for (const email of SPELLED) {
      const wanted = { email, emailConfirmation: email, currentPassword: PASSWORD };
      codes.push((await eve.post('/api/account/email', wanted)).statusCode);
    }
    expect(codes).toEqual(SPELLED.map((_email, index) => (index < 3 ? 200 : 429)));
    expect(await mailsToVictim(desk)).toEqual(Array(3).fill('Confirm your new e-mail address'));
  });

  it('opens and deletes accounts with it, and three farewells go', async () => {
    const desk = await openAccountDesk(await open());
    for (const email of SPELLED) {
      const visitor = desk.visitor();
      await visitor.post('/api/auth/register', registration({ email, emailConfirmation: email }));
      await visitor.send('DELETE', '/api/account', { currentPassword: PASSWORD });
    }
    const farewells = (await mailsToVictim(desk)).filter((subject) => subject === 'Your account is deleted');
    expect(farewells).toHaveLength(3);
  });

  it('asks for the newsletter and species in every spelling, and three mails an hour of each go', async () => {
    const desk = await openAccountDesk(await open());
    const uuid = await desk.addLot({ on_hand: 0 });
    for (const kind of ['newsletter', 'restock']) {
      for (const email of SPELLED) {
        await desk.visitor().post('/api/subscriptions', { kind, email, locale: 'en', uuid });
      }
    }
    const counts = [];
    for (let turn = 0; turn < 6; turn += 1) {
      counts.push((await mailsToVictim(desk)).length);
      desk.passMinutes(10);
    }
    expect(counts).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('writes to the shop in its name, and one word of thanks a day goes', async () => {
    const desk = await openAccountDesk(await open());
    await writeSeller(desk.database.kysely, SAMPLE_SELLER);
    for (const email of SPELLED) {
      const headers = { 'idempotency-key': randomUUID() };
      const message = { name: 'Victor', email, subject: '', message: 'Is it whole?', locale: 'en' };
      expect((await desk.visitor({ headers }).post('/api/contact', message)).statusCode).toBe(202);
    }
    expect(await mailsToVictim(desk)).toHaveLength(1);
  });

  it('runs out after sixty mails an hour, from every address of the neighbourhood together', async () => {
    const desk = await openAccountDesk(await open());
    const from = (number: number) => ({ ip: `198.51.100.${number}` });
    for (let number = 0; number < 60; number += 1) {
      const email = `other${number}@example.com`;
      const wish = { kind: 'newsletter', email, locale: 'en' };
      expect((await desk.visitor(from(number)).post('/api/subscriptions', wish)).statusCode).toBe(202);
    }
    await desk.mails();
    const late = desk.visitor({ ...from(200), headers: { 'idempotency-key': randomUUID() } });
    const wish = { kind: 'newsletter', email: VICTIM, locale: 'en' };
    const message = { name: 'Eve', email: VICTIM, subject: '', message: 'x', locale: 'en' };
    for (const [url, payload] of [
      ['/api/subscriptions', wish],
      ['/api/auth/recovery', { email: VICTIM }],
      ['/api/contact', message],
    ] as const) {
      const answer = await late.post(url, payload);
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 429, '3600']);
    }
    expect((await register(desk, VICTIM, '198.51.100.201')).statusCode).toBe(201);
    expect(await desk.mails()).toEqual([]);
    desk.passMinutes(61);
    expect((await late.post('/api/subscriptions', wish)).statusCode).toBe(202);
  });
});

describe('Who reads how mails are bounded', () => {
  it('finds every kind of mail', async () => {
    const readme = await readFile(join(import.meta.dirname, '../../../docs/mail-bounds.md'), 'utf8');
    expect(MAIL_KINDS.filter((kind) => !readme.includes(`\`${kind}\``))).toEqual([]);
  });
});

describe('A web address', () => {
  const open = oneDatabase();
  const SENTENCES = { en: 'Please leave out', nl: 'Laat het webadres weg', fr: 'Veuillez retirer' };

  it.each(Object.entries(SENTENCES))('in a name is refused at its field, in %s', async (locale, sentence) => {
    const desk = await openAccountDesk(await open());
    const visitor = desk.visitor({ headers: { 'idempotency-key': 'an-order', 'x-locale': locale } });
    const address = { firstname: 'http://a.example', lastname: 'www.a.example', company: 'a.example/win' };
    const more = { street: 'a.be/1', houseNumber: '1.be/2', city: 'a.com/b' };
    const lines = [{ uuid: await desk.addLot(), amount: 1 }];
    const email = 'evil.com/win@example.com';
    const order = { ...desk.orderFor(lines, { email, address: { ...address, ...more } }), locale };
    const refused = (await visitor.post('/api/orders', order)).json().validationErrors;
    const expected = { error: expect.stringContaining(sentence) };
    for (const field of ['email', ...Object.keys(address), ...Object.keys(more)]) {
      expect([field, refused[field]]).toEqual([field, expected]);
    }
    const account = await visitor.post('/api/auth/register', registration({ ...address, locale }));
    expect(account.json().validationErrors).toEqual({
      firstname: expected,
      lastname: expected,
      company: expected,
    });
    const bare = desk.orderFor(lines, {
      address: { firstname: 'evil.com', lastname: 'Win.shop', city: 'evil.be' },
    });
    expect((await visitor.post('/api/orders', { ...bare, locale })).json().validationErrors).toEqual({
      firstname: expected,
      lastname: expected,
      city: expected,
    });
    const message = { name: 'www.a.example', email: 'a@b.example', subject: '', message: 'x', locale };
    expect((await visitor.post('/api/contact', message)).json().validationErrors).toEqual({ name: expected });
  });

  it.each([
    [
      'en',
      'Please leave out the web address, such as name.com. If your company is called so, write its name under “Company”.',
    ],
    ['nl', 'Laat het webadres weg, zoals naam.be. Heet je bedrijf zo, vul de naam dan in bij ‘Bedrijf’.'],
    [
      'fr',
      'Veuillez retirer l’adresse web, comme nom.fr. Si votre entreprise porte ce nom, indiquez-le dans le champ « Entreprise ».',
    ],
  ])(
    'that is a firm’s name is refused as a person’s with the place where it goes, in %s',
    async (locale, error) => {
      const desk = await openAccountDesk(await open());
      const visitor = desk.visitor({ headers: { 'x-locale': locale } });
      const answer = await visitor.post('/api/auth/register', registration({ lastname: 'Bol.com', locale }));
      expect(answer.json().validationErrors).toEqual({ lastname: { error } });
    },
  );

  it.each(Object.keys(SENTENCES))(
    'without a path is a firm’s name, and no mail makes a link of it: %s',
    async (locale) => {
      const desk = await openAccountDesk(await open());
      const visitor = desk.visitor({ headers: { 'idempotency-key': 'of-a-firm' } });
      const address = { company: 'Bol.com', street: 'x.be' };
      const lines = [{ uuid: await desk.addLot(), amount: 1 }];
      const order = { ...desk.orderFor(lines, { address }), locale };
      expect((await visitor.post('/api/orders', order)).statusCode).toBe(201);
      const [mail] = await desk.mails();
      const printed = `${mail?.subject}${mail?.text}${mail?.html}`;
      expect(printed).toContain('Bol.\u2060com');
      expect(printed).not.toMatch(/bol\.com|x\.be/i);
    },
  );
});
