import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { eachDatabase } from '../../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../../database/testing/fixtures.ts';
import { MIGRATIONS } from '../../../database/migrations/list.ts';
import { foldLetters } from '../../../platform/fold-text.ts';

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
// Without the one letter that Unicode itself advises against: ŉ, which is two signs.
const LATIN = `${letters(0xc0, 0x24f)}e${letters(0x300, 0x36f)}${letters(0x1e00, 0x1eff)}`.replace('ŉ', '');
const ALL = `${LATIN}${letters(0x391, 0x3c9)}${letters(0x400, 0x4ff)}ABC’‘ʼ´\`'`;

eachDatabase('A name', (open) => {
  it('is folded by the database as what is searched for is', async () => {
    const { kysely } = await open();
    await addInsect(kysely, await addFamily(kysely), { name: ALL });
    const rows = await kysely.selectFrom('folded_names').selectAll().execute();
    expect(rows).toEqual([{ name: ALL, folded: foldLetters(ALL).replaceAll("'", '') }]);
  });

  it('is folded in lots from before, too, and only where it needs to be', async () => {
    const { kysely, dialect } = await open();
    const away =
      dialect === 'sqlite'
        ? ['trigger insects_insert_named', 'trigger insects_update_named', 'table folded_names']
        : ['trigger insects_named on insects', 'function insects_keep_name', 'table folded_names'];
    for (const what of away) await sql.raw(`drop ${what}`).execute(kysely);
    const family = await addFamily(kysely);
    for (const name of ["Darwin's", 'Éphémères', 'Éphémères', 'Papilio machaon (mixed) 100% & more'])
      await addInsect(kysely, family, { name });
    const folds = MIGRATIONS.find(({ name }) => name === '0074-folded-names');
    for (const statement of folds?.up(dialect) ?? []) await sql.raw(statement).execute(kysely);
    const rows = await kysely.selectFrom('folded_names').select('folded').orderBy('folded').execute();
    expect(rows.map(({ folded }) => folded)).toEqual(['darwins', 'ephemeres']);
  });
});
