import { beforeAll, expect, it } from '@jest/globals';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { openOrderDesk, type OrderDesk } from '../../../testing/desks/order-desk.ts';
import { pinFound, readFlaws } from './flaw-pins.ts';

const picture = {
  ...{ width: 1600, height: 1600, widths: '[1600]', colour: '#fff' },
  ...{ width_mm: 100, upload_hash: null, created_at: '2026-06-30T12:00:00.000Z' },
};

eachDatabase('The flaws of a lot', (open) => {
  let desk: OrderDesk;
  let uuid: string;
  let insectId: number;
  beforeAll(async () => {
    desk = await openOrderDesk(await open());
    uuid = await desk.addLot();
    const { kysely } = desk.database;
    const { id } = await kysely
      .selectFrom('insects')
      .select('id')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    insectId = id;
    await kysely
      .insertInto('pictures')
      .values([
        { hash: 'front', ...picture },
        { hash: 'back', ...picture },
      ])
      .execute();
    const place = { insect_id: id, picture_hash: 'front', position: 0 };
    await kysely.insertInto('insect_pictures').values(place).execute();
  });
  const pin = (hash: string, ...found: Parameters<typeof pinFound>[2][number][]) =>
    pinFound(desk.database.kysely, { insectId, hash }, found, desk.now());

  it('are read row by row, as one reads, and stay as the owner left them when it is drawn again', async () => {
    await pin(
      'front',
      { kind: 'leg', x: 0.5, y: 0.9 },
      { kind: 'tear', x: 0.8, y: 0.2 },
      { kind: 'nick', x: 0.1, y: 0.26 },
    );
    await pin('front', { kind: 'hole', x: 0.5, y: 0.5 });
    const flaws = (await readFlaws(desk.database.kysely, [insectId])).get(insectId) ?? [];
    expect(flaws.map(({ kind }) => kind)).toEqual(['nick', 'tear', 'leg']);
    expect(flaws[1]).toEqual({
      ...{ picture: 'front', x: 0.8, y: 0.2, kind: 'tear' },
      name: { en: 'Tear in a wing', nl: 'Scheur in een vleugel', fr: 'Déchirure à une aile' },
    });
    const page = await desk.app.inject(`/api/catalogue/insects/${uuid}`);
    expect(page.json().insect.flaws).toEqual(flaws);
  });

  it('stay with an order as its page named them, whatever the owner changes later', async () => {
    const receipt = await desk.placed(uuid);
    const [line] = (await desk.read(receipt)).lines;
    expect(line?.flaws?.map(({ name }) => name.en)).toEqual([
      'Tiny nick in a margin',
      'Tear in a wing',
      'Leg missing',
    ]);
    expect(line?.flaws?.[1]).toMatchObject({ picture: 'front', x: 0.8, y: 0.2 });
    await desk.database.kysely.updateTable('flaw_pins').set({ x: 1, y: 1 }).execute();
    expect((await desk.read(receipt)).lines[0]?.flaws).toEqual(line?.flaws);
    await desk.database.kysely.deleteFrom('flaw_pins').execute();
    expect((await desk.read(receipt)).lines[0]?.flaws).toEqual(line?.flaws);
  });
});
