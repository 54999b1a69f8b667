import { describe, expect, it } from '@jest/globals';
import { forgetSentMails } from '../../operations/store/forget-sent-mails.ts';
import { forgetSubscriptions, grantWishes } from '../store/restock.ts';
import { eachDatabase, oneDatabase } from '../../database/testing/databases.ts';
import { openMailbox } from '../../testing/mails/mailbox.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/desks/order-desk.ts';

const NEWS = { kind: 'newsletter', email: 'ada@example.com', locale: 'en' };

let caller = 0;

/** Somebody at an address of their own, so that nobody meets another's limit. */
function visitor({ app }: OrderDesk) {
  const remoteAddress = `10.0.${Math.floor(caller / 250)}.${(caller++ % 250) + 1}`;
  const post = (url: string, payload?: object | string, headers = {}) =>
    app.inject({ method: 'POST', url, ...(payload && { payload }), headers, remoteAddress });
  return {
    post,
    ask: (body: object) => post('/api/subscriptions', body),
    open: (token: string) => app.inject(`/api/subscriptions/${token}`),
  };
}

async function openCounter(desk: OrderDesk) {
  const box = openMailbox();
  const collect = () => box.collect(desk.payments);
  return { box, collect, me: visitor(desk) };
}

const tokenIn = (text = '') =>
  /\/(?:subscription|inschrijving|abonnement)\/([\w-]{43})/.exec(text)?.[1] ?? '';

eachDatabase('Who asks for the newsletter', (open) => {
  it.each([
    ['en', 'Confirm your newsletter', '/subscription/'],
    ['nl', 'Bevestig je inschrijving voor de nieuwsbrief', '/nl/inschrijving/'],
    ['fr', 'Confirmez votre lettre d’information', '/fr/abonnement/'],
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

eachDatabase('Who waits for a species', (open) => {
  it('asks, confirms, and hears of it once, with two workers at it', async () => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot({ on_hand: 0 });
    await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'nl', uuid });
    const [asked] = await collect();
    expect(asked?.subject).toBe('Zullen we je schrijven als Papilio machaon binnenkomt?');
    const token = tokenIn(asked?.text);
    expect((await me.open(token)).json()).toMatchObject({ species: 'Papilio machaon', state: 'asked' });
    const back = await desk.addLot();
    expect(await grantWishes(database, now())).toBe(0);
    await me.post(`/api/subscriptions/${token}/confirm`);
    const told = await Promise.all([1, 2].map(() => grantWishes(database, now())));
    expect(told.toSorted()).toEqual([0, 1]);
    const mails = await collect();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'ada@example.com', subject: 'Papilio machaon is binnengekomen' });
    expect(mails[0]?.html).toMatch(/lang="la" style="font:italic[^>]*>Papilio machaon</);
    expect(mails[0]?.text.replaceAll('\u00a0', ' ')).toContain('€ 10,00');
    expect(mails[0]?.text).toContain(`/papilio-machaon-${back.toLowerCase()}`);
    expect(mails[0]?.headers).toHaveProperty('List-Unsubscribe-Post');
    expect(await grantWishes(database, now())).toBe(0);
    expect((await me.open(token)).json()).toMatchObject({ email: '', species: null, state: 'ended' });
  });

  it.each([
    ['en', 'a female', 'A female Papilio machaon has come in'],
    ['nl', 'een vrouwtje van', 'Een vrouwtje van Papilio machaon is binnengekomen'],
    ['fr', 'une femelle de', 'Une femelle de l’espèce Papilio machaon est arrivée'],
  ])(
    'in %s waits for a female while males are there, and hears of no male',
    async (locale, words, subject) => {
      const desk = await openOrderDesk(await open());
      const { database, now } = desk;
      const { collect, me } = await openCounter(desk);
      const male = await desk.addLot({ gender: 'MALE' });
      await desk.addLot({ gender: 'STOCK' });
      await me.ask({ kind: 'restock', email: 'ada@example.com', locale, uuid: male, gender: 'FEMALE' });
      const [asked] = await collect();
      expect([asked?.subject, asked?.text]).toEqual(Array(2).fill(expect.stringContaining(words)));
      const token = tokenIn(asked?.text);
      await me.post(`/api/subscriptions/${token}/confirm`);
      expect((await me.open(token)).json()).toMatchObject({ species: 'Papilio machaon', gender: 'FEMALE' });
      expect(await grantWishes(database, now())).toBe(0);
      const female = await desk.addLot({ gender: 'FEMALE' });
      expect(await grantWishes(database, now())).toBe(1);
      const [told] = await collect();
      expect([told?.subject, told?.text]).toEqual([subject, expect.stringContaining(female.toLowerCase())]);
      expect(await grantWishes(database, now())).toBe(0);
    },
  );

  it.each([
    ['en', 'a female Papilio (any species)'],
    ['nl', 'een vrouwtje van Papilio (welke soort ook)'],
    ['fr', 'une femelle du genre Papilio'],
  ])('in %s waits for a female of any species of a genus', async (locale, words) => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot({ gender: 'MALE' });
    const wish = { kind: 'restock', email: 'ada@example.com', locale, uuid, gender: 'FEMALE' };
    await me.ask({ ...wish, depth: 'genus' });
    const [asked] = await collect();
    expect([asked?.subject, asked?.text]).toEqual(Array(2).fill(expect.stringContaining(words)));
    await me.post(`/api/subscriptions/${tokenIn(asked?.text)}/confirm`);
    await desk.addLot({ gender: 'FEMALE', name: 'Papilionella machaon' });
    expect(await grantWishes(database, now())).toBe(0);
    const female = await desk.addLot({ gender: 'FEMALE', name: 'Papilio maackii' });
    expect(await grantWishes(database, now())).toBe(1);
    const [told] = await collect();
    expect(told?.text).toContain(female.toLowerCase());
    expect(await grantWishes(database, now())).toBe(0);
  });

  it('waits for a genus and one of its species, and gets one mail for a lot', async () => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot({ on_hand: 0 });
    for (const depth of ['', 'genus'] as const) {
      await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid, depth });
      await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
      desk.passMinutes(21);
    }
    await desk.addLot();
    expect(await grantWishes(database, now())).toBe(1);
    expect(await collect()).toHaveLength(1);
  });

  it('waits for any, a male and a female, and gets one mail for a lot', async () => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot({ on_hand: 0 });
    for (const gender of ['', 'MALE', 'FEMALE'] as const) {
      // Another spelling of the same mailbox is the same person.
      const email = gender === 'MALE' ? 'ada+wanted@example.com' : 'ada@example.com';
      await me.ask({ kind: 'restock', email, locale: 'en', uuid, gender });
      await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
      desk.passMinutes(21);
    }
    await desk.addLot({ gender: 'FEMALE' });
    expect(await grantWishes(database, now())).toBe(1);
    expect(await collect()).toHaveLength(1);
    const live = await database.kysely.selectFrom('subscriptions').select(['gender', 'state']).execute();
    expect(live.filter(({ state }) => state === 'confirmed')).toEqual([
      { gender: 'MALE', state: 'confirmed' },
    ]);
  });

  it('asks for another while one is there, and hears of the next alone', async () => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot();
    await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid });
    await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
    expect(await grantWishes(database, now())).toBe(0);
    desk.passMinutes(1);
    const next = await desk.addLot({ updated_at: now().toISOString() });
    expect(await grantWishes(database, now())).toBe(1);
    expect((await collect())[0]?.text).toContain(next.toLowerCase());
  });

  it('asks again once it is sold, and hears of the same lot when it is back', async () => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot();
    const wish = { kind: 'restock', email: 'ada@example.com', locale: 'en', uuid };
    await me.ask(wish);
    await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
    const have = (pieces: number) =>
      database.kysely.updateTable('insects').set({ on_hand: pieces }).where('uuid', '=', uuid).execute();
    await have(0);
    desk.passMinutes(30);
    await me.ask(wish);
    await have(3);
    expect(await grantWishes(database, now())).toBe(1);
  });

  it('for several species gets the mails twenty minutes apart, and no more than five', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, me } = await openCounter(desk);
    const { kysely } = desk.database;
    const wanted = Array.from({ length: 7 }, (_, index) => `Morpho ${index}`);
    for (const name of wanted) {
      const uuid = await desk.addLot({ on_hand: 0 });
      await kysely.updateTable('insects').set({ name }).where('uuid', '=', uuid).execute();
      await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid });
    }
    const counts: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      counts.push((await collect()).length);
      desk.passMinutes(20);
    }
    expect(counts).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it('leaves no address among the mails that were sent', async () => {
    const desk = await openOrderDesk(await open());
    const { collect, me } = await openCounter(desk);
    await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid: await desk.addLot() });
    await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
    await grantWishes(desk.database, desk.now());
    await collect();
    desk.passMinutes(24 * 60 + 1);
    await forgetSentMails(desk.database.kysely, desk.now());
    expect(await desk.database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

describe('A request to subscribe', () => {
  const open = oneDatabase();

  it.each([
    ['', 'Please fill this in.'],
    ['ada@', 'This e-mail address is not complete. Example: name@example.com.'],
    [`${'a'.repeat(300)}@example.com`, 'Please keep this to 254 characters.'],
    [
      'ada@example.com\nBcc: eve@example.com',
      'This e-mail address is not complete. Example: name@example.com.',
    ],
  ])('with the address “%s” is refused at its field', async (email, error) => {
    const desk = await openOrderDesk(await open());
    const answer = await visitor(desk).ask({ ...NEWS, email });
    expect([answer.statusCode, answer.json().validationErrors]).toEqual([400, { email: { error } }]);
  });

  it('for an unknown insect, in an unknown language, or of an unknown kind is refused', async () => {
    const me = visitor(await openOrderDesk(await open()));
    const restock = { ...NEWS, kind: 'restock' };
    expect((await me.ask({ ...restock, uuid: 'x' })).statusCode).toBe(404);
    expect((await me.ask(restock)).statusCode).toBe(404);
    expect((await me.ask({ ...NEWS, locale: 'de' })).statusCode).toBe(400);
    expect((await me.ask({ ...NEWS, kind: 'spam' })).statusCode).toBe(400);
  });

  it('by a machine that fills every field is answered like any other, and kept nowhere', async () => {
    const desk = await openOrderDesk(await open());
    const answer = await visitor(desk).ask({ ...NEWS, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(202);
    expect(await desk.database.kysely.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
  });

  it('too often from one place is refused, and from another site always', async () => {
    const desk = await openOrderDesk(await open());
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
