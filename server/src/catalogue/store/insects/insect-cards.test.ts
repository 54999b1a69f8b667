import { expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';
import { MAX_ATTEMPTS } from '../../../database/schema/pictures.ts';
import { readCardsById } from './insect-cards.ts';

const NOW = new Date('2026-06-01T10:00:00.000Z');

eachDatabase('A card', (open) => {
  it('without a picture says whether one is to come, so that none is promised in vain', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    const [waiting, bare, given, second] = await Promise.all(
      ['Waiting', 'Bare', 'Given up', 'Second alone'].map((name) => addInsect(kysely, family, { name })),
    );
    const jobs = [
      { insect_id: waiting?.id, position: 0, attempts: 0 },
      { insect_id: given?.id, position: 0, attempts: MAX_ATTEMPTS },
      { insect_id: second?.id, position: 1, attempts: 0 },
    ].map((job) => ({ ...job, insect_id: job.insect_id ?? 0, view: 'dorsal' as const, claimed_until: null }));
    await kysely.insertInto('picture_jobs').values(jobs).execute();
    const ids = [waiting, bare, given, second].flatMap((lot) => (lot ? [lot.id] : []));
    const cards = await readCardsById(kysely, ids, NOW);
    expect(ids.map((id) => cards.get(id)?.isPictureAwaited)).toEqual([undefined, false, false, false]);
  });

  it('tells what is reserved from what is sold, so that a lot in a checkout is not called sold out', async () => {
    const { kysely } = await open();
    const family = await addFamily(kysely);
    const stocks = [{ on_hand: 1, reserved: 1 }, { on_hand: 0 }, { on_hand: 2, reserved: 1 }];
    const lots = await Promise.all(stocks.map((stock) => addInsect(kysely, family, stock)));
    const cards = await readCardsById(
      kysely,
      lots.map(({ id }) => id),
      NOW,
    );
    // What is not held says nothing: a list has 60 cards.
    expect(lots.map(({ id }) => cards.get(id)?.isHeld)).toEqual([true, undefined, undefined]);
  });
});
