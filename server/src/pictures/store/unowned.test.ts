import { expect, it } from '@jest/globals';
import { pinFound } from '../../catalogue/index.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openOrderDesk } from '../../testing/desks/order-desk.ts';
import { forgetPicture, listUnowned } from './unowned.ts';

const FILE = {
  ...{ width: 1600, height: 1600, widths: '[1600]', colour: '#fff' },
  ...{ width_mm: 100, upload_hash: null, created_at: '2026-06-30T12:00:00.000Z' },
};

eachDatabase('A picture that its lot has no more', (open) => {
  it('stays while an order names it for a flaw, so that what was agreed can be looked at', async () => {
    const desk = await openOrderDesk(await open());
    const { kysely } = desk.database;
    const uuid = await desk.addLot();
    const lot = kysely.selectFrom('insects').select('id').where('uuid', '=', uuid);
    const { id: insectId } = await lot.executeTakeFirstOrThrow();
    const files = ['agreed', 'plain'].map((hash) => ({ hash, ...FILE }));
    await kysely.insertInto('pictures').values(files).execute();
    const places = files.map(({ hash }, position) => ({ insect_id: insectId, picture_hash: hash, position }));
    await kysely.insertInto('insect_pictures').values(places).execute();
    await pinFound(kysely, { insectId, hash: 'agreed' }, [{ kind: 'tear', x: 0.25, y: 0.5 }], desk.now());
    await desk.placed(uuid);
    await kysely.deleteFrom('insect_pictures').execute();
    const { items } = await listUnowned(kysely, '');
    expect(items.map(({ key }) => key)).toEqual(['plain']);
    expect(await desk.database.transaction((trx) => forgetPicture(trx, 'agreed'))).toBeNull();
  });
});
