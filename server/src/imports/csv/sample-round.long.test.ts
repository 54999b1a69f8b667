import { buffer } from 'node:stream/consumers';
import { expect, it, jest } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { fillShop } from '../../fill/fill-shop.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { readImport } from '../store/imports.ts';
import { readInsectFilter } from '../../catalogue/editing/read-insect-filter.ts';
import { exportInsects } from './export-insects.ts';
import { storeFile } from '../store-file.ts';
import { runImports } from '../run-imports.ts';

jest.setTimeout(120_000);

eachDatabase('The whole sample shop', (open) => {
  it.each(LOCALES)('exported in %s and imported again is unchanged', async (locale) => {
    const database = await open();
    await fillShop(database, new Date());
    await database.kysely
      .updateTable('insects')
      .set({
        name: " 'Odd  spaces",
        description_en: '=SUM(1)\n\n-x',
        caught_on: '1998-07',
        authority: "'=x",
      })
      .where('id', '=', 5)
      .execute();
    const file = await buffer(exportInsects(database, readInsectFilter({}), locale));
    const staff = { accountId: null, email: 'ada@example.com', role: 'owner', requestId: '' };
    const sent = { bytes: file, name: 'all.csv', staff, locale, now: new Date() };
    const id = await storeFile(database, sent);
    while ((await runImports(database, new Date())).hasMore);
    const seen = await readImport(database.kysely, id);
    const { count } = await database.kysely
      .selectFrom('insects')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(seen).toMatchObject({ made: 0, changed: 0, unchanged: Number(count), refused: 0 });
  });
});
