import { beforeAll, describe, expect, it } from '@jest/globals';
import { forgetSubscriptions } from '../store/restock.ts';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';
import { visitor, openCounter, tokenIn } from './testing/counter.ts';

const NEWS = { kind: 'newsletter', email: 'ada@example.com', locale: 'en' };

eachDatabase('Who asks for the newsletter', (open) => {
  it.each([
    ['en', 'Confirm your subscription to our newsletter', '/subscription/'],
    ['nl', 'Bevestig je inschrijving voor de nieuwsbrief', '/nl/inschrijving/'],
    ['fr', 'Confirmez votre inscription à la lettre d’information', '/fr/abonnement/'],
  ])(
    'in %s gets one mail, confirms on the page that it leads to, and ends it there',
    async (locale, subject, path) => {
      const desk = await openOrderDesk(await open());
      const { collect, me } = await openCounter(desk);
      const answer = await me.ask({ ...NEWS, locale });
      expect([answer.statusCode, answer.json().result]).toEqual([202, true]);
      const [mail] = await collect();
      expect(mail).toMatchObject({ to: 'ada@example.com', subject });
      const token = tokenIn(mail?.text);
      expect(mail?.text).toContain(`http://localhost:3000${path}${token}`);
      expect(mail?.headers).toEqual({
        'List-Unsubscribe': `<http://localhost:3000/api/subscriptions/${token}/end>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      const wish = { kind: 'newsletter', email: 'ada@example.com', species: null };
      expect((await me.open(token)).json()).toEqual({ ...wish, state: 'asked' });
      expect((await me.post(`/api/subscriptions/${token}/confirm`)).json()).toEqual({
        ...wish,
        state: 'confirmed',
      });
      expect((await me.post(`/api/subscriptions/${token}/end`)).json()).toMatchObject({
        email: '',
        state: 'ended',
      });
    },
  );

  it('is told the same whether the address was known, and is mailed once in twenty minutes', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, me } = await openCounter(desk);
    const answers = await Promise.all([1, 2, 3].map(() => me.ask(NEWS)));
    answers.push(await me.ask({ ...NEWS, email: ' ADA@example.com ' }));
    expect(new Set(answers.map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
    const [mail, ...others] = await collect();
    expect(others).toEqual([]);
    await me.post(`/api/subscriptions/${tokenIn(mail?.text)}/confirm`);
    desk.passMinutes(21);
    expect((await me.ask(NEWS)).body).toBe(answers[0]?.body);
    expect((await collect()).map(({ subject }) => subject)).toEqual(['You are already on the list']);
  });

  it('leaves no secret and, once it is ended, no address in the database', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const { collect, me } = await openCounter(desk);
    await me.ask(NEWS);
    const token = tokenIn((await collect())[0]?.text);
    const tokens = await kysely.selectFrom('subscription_tokens').selectAll().execute();
    expect(JSON.stringify(tokens)).not.toContain(token);
    await me.post(`/api/subscriptions/${token}/confirm`);
    await me.post(`/api/subscriptions/${token}/end`);
    const [row] = await kysely.selectFrom('subscriptions').selectAll().execute();
    expect(row).toMatchObject({ email: '', state: 'ended', confirmed_at: expect.any(String) });
    expect(row?.email_hash).toMatch(/^[0-9a-f]{64}$/);
    await me.post(`/api/subscriptions/${token}/confirm`);
    expect((await me.open(token)).json().state).toBe('ended');
    const afterYears = (days: number) => new Date(desk.now().getTime() + days * 86_400_000);
    expect(await forgetSubscriptions(desk.database, afterYears(3 * 365 - 1))).toBe(0);
    expect(await forgetSubscriptions(desk.database, afterYears(3 * 365 + 1))).toBe(1);
    expect(await kysely.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect(await kysely.selectFrom('subscription_tokens').selectAll().execute()).toEqual([]);
  });

  it('too late finds an old link, and is forgotten', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const { collect, me } = await openCounter(desk);
    await me.ask(NEWS);
    const token = tokenIn((await collect())[0]?.text);
    desk.passMinutes(7 * 24 * 60 + 1);
    expect((await me.post(`/api/subscriptions/${token}/confirm`)).statusCode).toBe(404);
    await forgetSubscriptions(desk.database, desk.now());
    expect(await kysely.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect(await kysely.selectFrom('subscription_tokens').selectAll().execute()).toEqual([]);
  });
});

describe('A request to subscribe', () => {
  const open = oneDatabase();
  /** Of all tests: what is refused is kept nowhere, and the last one keeps some. */
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
  });

  it.each([
    ['', 'Please fill this in.'],
    ['ada@', 'This e-mail address is not complete. Example: name@example.com.'],
    [`${'a'.repeat(300)}@example.com`, 'Please keep this to 254 characters.'],
    [
      'ada@example.com\nBcc: eve@example.com',
      'This e-mail address is not complete. Example: name@example.com.',
    ],
  ])('with the address “%s” is refused at its field', async (email, error) => {
    const answer = await visitor(desk).ask({ ...NEWS, email });
    expect([answer.statusCode, answer.json().validationErrors]).toEqual([400, { email: { error } }]);
  });

  it('for an unknown insect, in an unknown language, or of an unknown kind is refused', async () => {
    const me = visitor(desk);
    const restock = { ...NEWS, kind: 'restock' };
    expect((await me.ask({ ...restock, uuid: 'x' })).statusCode).toBe(404);
    expect((await me.ask(restock)).statusCode).toBe(404);
    expect((await me.ask({ ...NEWS, locale: 'de' })).statusCode).toBe(400);
    expect((await me.ask({ ...NEWS, kind: 'spam' })).statusCode).toBe(400);
  });

  it('by a machine that fills every field is answered like any other, and kept nowhere', async () => {
    const answer = await visitor(desk).ask({ ...NEWS, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(202);
    expect(await desk.database.kysely.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  });

  it('too often from one place is refused, and from another site always', async () => {
    const me = visitor(desk);
    const answers: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) answers.push((await me.ask(NEWS)).statusCode);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    const foreign = await visitor(desk).post('/api/subscriptions', NEWS, { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
  });
});

describe('The link of a mail', () => {
  const open = oneDatabase();

  it('changes nothing by being opened', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, me } = await openCounter(desk);
    await me.ask(NEWS);
    const token = tokenIn((await collect())[0]?.text);
    const answer = await me.open(token);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect((await desk.app.inject(`/api/subscriptions/${token}/confirm`)).statusCode).toBe(404);
    expect((await me.open(token)).json().state).toBe('asked');
  });

  it('that nobody was sent is unknown', async () => {
    const me = visitor(await openOrderDesk(await open()));
    for (const token of ['x', 'A'.repeat(43), '%2e%2e', '%00']) {
      expect((await me.open(token)).statusCode).toBe(404);
      expect((await me.post(`/api/subscriptions/${token}/end`)).statusCode).toBe(404);
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('ends by one click of a mail program that posts %s', async (type, body) => {
    const desk = await openOrderDesk(await open());
    const { collect, me } = await openCounter(desk);
    await me.ask(NEWS);
    const url = /<http:\/\/localhost:3000([^>]+)>/.exec(
      (await collect())[0]?.headers?.['List-Unsubscribe'] ?? '',
    );
    const answer = await me.post(url?.[1] ?? '', body, { 'content-type': type });
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'ended']);
  });

  it('works as a plain form, where JavaScript is off', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, me } = await openCounter(desk);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = await me.post(
      '/api/subscriptions',
      'kind=newsletter&locale=nl&website=&email=ada%40example.com',
      form,
    );
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/nl/inschrijving/asked']);
    const token = tokenIn((await collect())[0]?.text);
    const confirmed = await me.post(`/api/subscriptions/${token}/confirm`, 'confirm=1', form);
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, `/nl/inschrijving/${token}`]);
    expect((await me.open(token)).json().state).toBe('confirmed');
    const unknown = await me.post(`/api/subscriptions/${'x'.repeat(43)}/end`, 'locale=fr', form);
    expect(unknown.headers.location).toBe(`/fr/abonnement/${'x'.repeat(43)}`);
  });

  it('keeps what was typed in a plain form that is refused', async () => {
    const desk = await openOrderDesk(await open());
    const { me } = await openCounter(desk);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const typed = { kind: 'restock', uuid: 'nothing', email: 'ada' };
    const body = new URLSearchParams({ ...typed, locale: 'fr' }).toString();
    const answer = await me.post('/api/subscriptions', body, form);
    const [page, token = ''] = String(answer.headers.location).split('?again=');
    expect([answer.statusCode, page]).toEqual([303, '/fr/abonnement/again']);
    const draft = (await desk.app.inject(`/api/form-drafts/${token}`)).json();
    expect(draft).toMatchObject({ typed, fields: { email: expect.stringContaining('e-mail') } });
  });
});
