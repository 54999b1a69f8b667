import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { keepPicture } from './generated.ts';
import { stockFaults } from '../catalogue/store/stock.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { addFamily, addInsect } from '../database/testing/fixtures.ts';
import { generateShop } from './generate-shop.ts';
import { readInsects } from './read-insects.ts';

const AT = '2026-06-30T12:00:00.000Z';
const NOW = new Date(AT);
const PICTURE = 'f'.repeat(32);

async function generate(database: Database, insects: number, pictures: Record<string, string> = {}) {
  return generateShop(database, { insects, seed: 'test', at: AT, pictures, onProgress: () => undefined });
}

/** What the database would refuse or forget without its indexes, triggers and keys. */
async function structure({ kysely, dialect }: Database): Promise<string[]> {
  const query =
    dialect === 'sqlite'
      ? "select name || ' ' || sql as line from sqlite_master where sql is not null"
      : `select indexdef as line from pg_indexes where schemaname = current_schema()
         union all select tgname || tgenabled::text from pg_trigger where not tgisinternal
         union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint`;
  const { rows } = await kysely.executeQuery<{ line: string }>(CompiledQuery.raw(query));
  return rows.map(({ line }) => line).toSorted();
}

eachDatabase('A generated shop', (open) => {
  it('holds as many lots as were asked for, of every kind, with books that balance', async () => {
    const database = await open();
    const { kysely } = database;
    expect(await generate(database, 1000)).toBe(1000);
    const insects = await kysely.selectFrom('insects').selectAll().execute();
    expect(insects).toHaveLength(1000);
    for (const key of ['uuid', 'reference'] as const) {
      expect(new Set(insects.map((insect) => insect[key])).size).toBe(1000);
    }
    const share = (is: (insect: (typeof insects)[number]) => boolean) => insects.filter(is).length / 1000;
    expect(share((insect) => insect.is_sold_out === 1)).toBeCloseTo(0.08, 1);
    expect(share((insect) => insect.spread === 'YES')).toBeCloseTo(0.95, 1);
    for (const flag of ['is_repair', 'is_mixed', 'is_in_family'] as const) {
      expect(share((insect) => insect[flag] === 1)).toBeGreaterThan(0.01);
    }
    expect(share((insect) => insect.price_cents <= 100)).toBeGreaterThan(0.02);
    expect(new Set(insects.map(({ category }) => category)).size).toBeGreaterThanOrEqual(
      CATEGORIES.length - 1,
    );
    expect(await stockFaults(kysely)).toEqual([]);
    const { rows } = await sql`select uuid from insects where price_cents <> (
      select price_cents from price_history where insect_id = insects.id order by at desc limit 1
    )`.execute(kysely);
    expect(rows).toEqual([]);
  });

  it('has its indexes, keys and triggers back, and counts its next lot on', async () => {
    const database = await open();
    const before = await structure(database);
    await generate(database, 30);
    expect(await structure(database)).toEqual(before);
    const { id } = await addInsect(database.kysely, await addFamily(database.kysely, 'Newidae'));
    expect(id).toBe(31);
  });

  it('is the same whether made at once or continued', async () => {
    const [once, twice] = [await open(), await open()];
    await generate(once, 1100);
    expect(await generate(twice, 40)).toBe(40);
    expect(await generate(twice, 1100)).toBe(1060);
    expect(await generate(twice, 1100)).toBe(0);
    const lots = ({ kysely }: Database) => kysely.selectFrom('insects').selectAll().orderBy('id').execute();
    expect(await lots(twice)).toEqual(await lots(once));
  });

  it('shows the picture of its plan with each lot that has one', async () => {
    const database = await open();
    const { kysely } = database;
    await keepPicture(
      kysely,
      { hash: PICTURE, width: 1200, height: 900, widths: [1200], colour: '#fff' },
      NOW,
    );
    await generate(database, 400, { swallowtail: PICTURE });
    const rows = await kysely
      .selectFrom('insect_pictures')
      .innerJoin('insects', 'insects.id', 'insect_id')
      .select(['genus', 'position'])
      .execute();
    expect(new Set(rows.map(({ position }) => position))).toEqual(new Set([0]));
    expect(rows.map(({ genus }) => genus)).toContain('Papilio');
    expect(await kysely.selectFrom('picture_jobs').select('id').execute()).toEqual([]);
  });

  it('is not made over a catalogue or orders of someone else, and leaves nothing behind', async () => {
    const database = await open();
    await addInsect(database.kysely, await addFamily(database.kysely));
    await expect(generate(database, 10)).rejects.toThrow('holds a catalogue');
    expect(await database.kysely.selectFrom('insects').select('id').execute()).toHaveLength(1);
  });
});

describe('Whoever asks for a number that cannot be', () => {
  it.each([
    [[]],
    [['--insects']],
    [['--insects', '0']],
    [['--insects', '1e6']],
    [['--insects=-5']],
    [['10']],
  ])('%j is told how it is asked', (args) => {
    expect(() => readInsects(args)).toThrow('--insects');
  });

  it('is understood otherwise', () => {
    expect(readInsects(['--insects', '1000000'])).toBe(1_000_000);
  });
});
