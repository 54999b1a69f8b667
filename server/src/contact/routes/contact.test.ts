import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { createMailTransport } from '../../mail/mail-transport.ts';
import { sendDueMails } from '../../operations/jobs/send-due-mails.ts';
import { SAMPLE_SELLER } from '@vitrine/sample-shop/lots/sample-seller';
import { writeSeller } from '../../shop/store/seller.ts';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { startMailServer } from '../../testing/mails/mail-server.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

const MESSAGE = {
  name: 'Ada Peeters',
  email: 'ada@example.com',
  subject: 'VDM-2026-000123',
  message: 'Is the left hindwing whole?\nThank you.',
  locale: 'nl',
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let caller = 0;

/** Somebody at an address of their own. */
function writer({ app }: OrderDesk) {
  const remoteAddress = `10.1.0.${(caller += 1)}`;
  return (body: object | string, key: string = randomUUID(), headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: body,
      remoteAddress,
      headers: { 'idempotency-key': key, ...headers },
    });
}

async function openCounter(desk: OrderDesk) {
  await writeSeller(desk.database.kysely, SAMPLE_SELLER);
  const box = openMailbox();
  return { collect: () => box.collect(desk.payments), write: writer(desk) };
}

eachDatabase('Who writes to the shop', (open) => {
  it('is read by the seller, who can answer, and hears that it came', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, write } = await openCounter(desk);
    const answer = await write(MESSAGE);
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { result: true, message: 'Je vraag is naar ons team verstuurd.' },
    ]);
    const mails = await collect();
    const [seller, ada] = ['shop@vitrine.example', 'ada@example.com'].map((to) =>
      mails.find((mail) => mail.to === to),
    );
    expect(mails).toHaveLength(2);
    expect(seller).toMatchObject({
      subject: 'Contact: VDM-2026-000123',
      replyTo: { name: 'Ada Peeters', address: 'ada@example.com' },
    });
    expect(seller?.text).toContain('Is the left hindwing whole?\nThank you.');
    expect(ada?.subject).toBe('We hebben je bericht ontvangen');
    expect(ada?.html).not.toContain('hindwing');
    expect(ada?.html).not.toContain('Ada');
  });

  it('may be a firm that is called as its site is, and no mail program makes a link of it', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, write } = await openCounter(desk);
    expect((await write({ ...MESSAGE, name: 'Bol.com', subject: '' })).statusCode).toBe(202);
    const mail = (await collect()).find(({ to }) => to === 'shop@vitrine.example');
    expect(mail?.replyTo).toEqual({ name: 'Bol.com', address: 'ada@example.com' });
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).toContain('Bol.\u2060com');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('Bol.com');
    const link = await write({ ...MESSAGE, name: 'Bol.com/win' });
    expect(link.json().validationErrors).toHaveProperty('name');
  });

  it('is read once after a double click, and again with another message', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, write } = await openCounter(desk);
    const answers = await Promise.all([write(MESSAGE, 'key-one-one'), write(MESSAGE, 'key-one-one')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await collect()).toHaveLength(2);
    expect((await write({ ...MESSAGE, message: 'Other' }, 'key-one-one')).statusCode).toBe(422);
    expect((await write({ ...MESSAGE, message: 'Other' })).statusCode).toBe(202);
    expect((await collect()).map(({ to }) => to)).toEqual(['shop@vitrine.example']);
  });
});

describe('A message', () => {
  const open = oneDatabase();

  it('that lacks something is refused at its fields, in the writer’s language', async () => {
    const write = writer(await openOrderDesk(await open()));
    const empty = await write({ name: ' ', email: 'ada', subject: '', message: '\n', locale: 'fr' });
    expect(empty.statusCode).toBe(400);
    expect(empty.json().validationErrors).toEqual({
      name: { error: 'Veuillez remplir ce champ.' },
      email: { error: 'Cette adresse e-mail est incomplète. Exemple : nom@exemple.fr.' },
      message: { error: 'Veuillez remplir ce champ.' },
    });
    const long = await write({
      ...MESSAGE,
      message: 'x'.repeat(5001),
      subject: 'x'.repeat(151),
      locale: 'en',
    });
    expect(long.json().validationErrors).toEqual({
      subject: { error: 'Please keep this to 150 characters.' },
      message: { error: 'Please keep this to 5000 characters.' },
    });
    expect((await write({ ...MESSAGE, message: 'a\u0000b' })).json().validationErrors).toHaveProperty(
      'message',
    );
    expect((await write({})).json().validationErrors).toHaveProperty('email');
    expect((await write(MESSAGE, 'short')).json().validationErrors).toHaveProperty('idempotency-key');
  });

  it('of a machine that fills every field is answered like any other, and goes nowhere', async () => {
    const desk = await openOrderDesk(await open());
    const answer = await writer(desk)({ ...MESSAGE, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(202);
    expect(await desk.database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('is taken five times an hour from one place, mistakes not counted, and never from another site', async () => {
    const desk = await openOrderDesk(await open());
    const write = writer(desk);
    for (let turn = 0; turn < 6; turn += 1)
      expect((await write({ ...MESSAGE, email: 'ada' })).statusCode).toBe(400);
    for (let turn = 0; turn < 5; turn += 1) expect((await write(MESSAGE)).statusCode).toBe(202);
    const refused = await write(MESSAGE);
    expect(refused.json()).toMatchObject({
      code: 'too-many',
      error: expect.stringContaining('vijf per uur'),
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.headers).toMatchObject({ 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0' });
    const foreign = await writer(desk)(MESSAGE, randomUUID(), { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
  });

  it('may come as a plain form, where scripts are off, and is then answered by a page', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, write } = await openCounter(desk);
    const send = () => write(new URLSearchParams(MESSAGE).toString(), '', FORM);
    const answers = [await send(), await send()];
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers.location]).toEqual([303, '/nl/contact?sent=1']);
    }
    expect(await collect()).toHaveLength(2);
  });

  it('that says the same a month later by a plain form is sent again, as it is said to be', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, write } = await openCounter(desk);
    const send = () => write(new URLSearchParams(MESSAGE).toString(), '', FORM);
    await send();
    await collect();
    desk.passMinutes(30 * 24 * 60);
    expect((await send()).headers.location).toBe('/nl/contact?sent=1');
    expect(await collect()).toHaveLength(2);
  });

  it('that comes as a plain form with a mistake is given back, as typed, to the page for half an hour', async () => {
    const desk = await openOrderDesk(await open());
    const write = writer(desk);
    const send = (body: object) => write(new URLSearchParams({ ...body }).toString(), '', FORM);
    const answer = await send({ ...MESSAGE, email: 'ada', website: '', more: 'x' });
    expect([answer.statusCode, answer.body]).toEqual([303, '']);
    const [page, token = ''] = String(answer.headers.location).split('?again=');
    expect(page).toBe('/nl/contact');
    const draft = await desk.app.inject(`/api/form-drafts/${token}`);
    const { name, subject, message } = MESSAGE;
    const fault = 'Dit e-mailadres is niet volledig. Voorbeeld: naam@voorbeeld.be.';
    expect(draft.headers['cache-control']).toBe('no-store');
    expect(draft.json()).toEqual({
      typed: { name, email: 'ada', subject, message },
      message: fault,
      fields: { email: fault },
    });
    expect(
      JSON.stringify(await desk.database.kysely.selectFrom('form_drafts').selectAll().execute()),
    ).not.toContain(token);
    desk.passMinutes(31);
    expect((await desk.app.inject(`/api/form-drafts/${token}`)).statusCode).toBe(404);
  });

  it('that comes as a plain form too often is given back too', async () => {
    const desk = await openOrderDesk(await open());
    const write = writer(desk);
    const send = () => write(new URLSearchParams(MESSAGE).toString(), '', FORM);
    for (let turn = 0; turn < 30; turn += 1) await send();
    const answer = await send();
    expect(answer.headers.location).toMatch(/^\/nl\/contact\?again=[\w-]{43}$/);
    const [, token = ''] = String(answer.headers.location).split('?again=');
    const draft = (await desk.app.inject(`/api/form-drafts/${token}`)).json();
    expect(draft).toMatchObject({ typed: { message: MESSAGE.message }, fields: {} });
  });

  it('cannot write headers or markup of its own', async () => {
    const desk = await openOrderDesk(await open());
    const { write } = await openCounter(desk);
    await write({
      ...MESSAGE,
      name: 'Ada\r\nBcc: eve@localhost',
      subject: 'Hi\r\nX-Evil: 1',
      message: '<script>alert(1)</script> {email}',
    });
    const server = await startMailServer();
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    const transport = createMailTransport({ smtpUrl, mailFrom: 'Shop <shop@example.com>', dataDir: '' });
    while ((await sendDueMails(desk.payments, transport)) > 0);
    await server.close();
    const received = server.received.find((mail) => mail.includes('To: shop@vitrine.example')) ?? '';
    const [headers = '', body = ''] = received.split(/\r\n\r\n([^]*)/);
    expect(headers).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(headers).toMatch(/^Reply-To: "?Ada Bcc: eve@localhost"? <ada@example.com>/m);
    expect(body).toContain('&lt;script&gt;');
    expect(body.split('text/html')[1]).not.toContain('<script');
  });

  it('waits while the shop has no address yet, and is not lost', async () => {
    const desk = await openOrderDesk(await open());
    await writer(desk)(MESSAGE);
    const box = openMailbox();
    expect((await box.collect(desk.payments)).map(({ to }) => to)).toEqual(['ada@example.com']);
    await writeSeller(desk.database.kysely, SAMPLE_SELLER);
    desk.passMinutes(5);
    expect((await box.collect(desk.payments)).map(({ to }) => to)).toEqual(['shop@vitrine.example']);
  });
});

describe('The table of shipping rates', () => {
  const open = oneDatabase();

  it('holds every rate in use, with its countries and bands', async () => {
    const desk = await openOrderDesk(await open());
    await desk.database.kysely
      .updateTable('shipping_rates')
      .set({ is_active: 0 })
      .where('code', '=', 'uk')
      .execute();
    const rates = (await desk.app.inject('/api/shipping/rates')).json();
    expect(rates.map(({ code }: { code: string }) => code)).toEqual(['be', 'near', 'eu', 'europe']);
    expect(rates[0]).toMatchObject({
      countries: ['BE'],
      days: { min: 1, max: 2 },
      freeFromCents: 10_000,
      name: { nl: 'Pakje met volgcode, België' },
    });
    expect(rates[0].bands[0]).toEqual({ maxGrams: 2000, priceCents: 695 });
  });
});
