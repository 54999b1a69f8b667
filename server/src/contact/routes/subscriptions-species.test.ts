import { expect, it } from '@jest/globals';
import { forgetSentMails } from '../../operations/store/forget-sent-mails.ts';
import { grantWishes } from '../store/restock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { seedSynonyms } from '../../catalogue/index.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { openCounter, tokenIn } from './testing/counter.ts';

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

  it.each([
    ['under its later name', 'Troides priamus', 'Ornithoptera priamus'],
    ['under its former name', 'Ornithoptera priamus', 'Troides priamus'],
  ])('hears of a lot that comes in %s, and why it is the one', async (_how, asked, came) => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    await seedSynonyms(database.kysely);
    const uuid = await desk.addLot({ on_hand: 0, name: asked });
    await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid });
    await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
    await desk.addLot({ name: 'Ornithoptera croesus' });
    expect(await grantWishes(database, now())).toBe(0);
    const lot = await desk.addLot({ name: came });
    expect(await grantWishes(database, now())).toBe(1);
    const [told] = await collect();
    expect(told?.subject).toBe(`${came} has come in`);
    expect(told?.text).toContain(lot.toLowerCase());
    expect(told?.text).toContain(`You waited for it as ${asked}`);
    expect(await grantWishes(database, now())).toBe(0);
  });

  it('waits for a species by both of its names, and gets one mail for a lot', async () => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    await seedSynonyms(database.kysely);
    for (const name of ['Troides priamus', 'Ornithoptera priamus']) {
      const uuid = await desk.addLot({ on_hand: 0, name });
      await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid });
      await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
    }
    await desk.addLot({ name: 'Ornithoptera priamus' });
    expect(await grantWishes(database, now())).toBe(1);
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
      await me.ask({ kind: 'restock', email: 'ada@example.com', locale: 'en', uuid, gender });
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

  it.each([
    ['jan+a@example.com', 'jan+b@example.com', 2],
    // Google delivers both to one mailbox.
    ['jan.a@gmail.com', 'jana@googlemail.com', 1],
  ])('as %s and %s hears at each mailbox', async (one, other, mails) => {
    const desk = await openOrderDesk(await open());
    const { database, now } = desk;
    const { collect, me } = await openCounter(desk);
    const uuid = await desk.addLot({ on_hand: 0 });
    for (const email of [one, other]) {
      await me.ask({ kind: 'restock', email, locale: 'en', uuid });
      await me.post(`/api/subscriptions/${tokenIn((await collect())[0]?.text)}/confirm`);
      desk.passMinutes(21);
    }
    await desk.addLot();
    expect(await grantWishes(database, now())).toBe(mails);
    expect(await collect()).toHaveLength(mails);
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
