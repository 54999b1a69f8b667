import { beforeAll, expect, it } from '@jest/globals';
import { z } from '@vitrine/shared/contract/zod';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from '../../testing/desks/tools-desk.ts';

/** Each would end a text, comment the rest out, or mean any sign. */
const NAMES = [
  `Morpho o'hara`,
  `Morpho "helena"`,
  `Morpho '; drop table insects; --`,
  `Morpho ' or 'zz'='zz`,
  'Morpho 100% _ \\ /*',
];
const namesSchema = z.array(z.object({ name: z.string() }));
const rowsSchema = z.object({ rows: namesSchema });
const listingSchema = z.object({ items: namesSchema });

eachDatabase('A name with quotes', (open) => {
  let desk: ToolsDesk;
  let owner: Worker;
  beforeAll(async () => {
    desk = await openToolsDesk(await open());
    const family = await addFamily(desk.database.kysely, 'Nymphalidae');
    // References of their own: one made at random may hold the 100 that is searched for.
    for (const [place, name] of NAMES.entries())
      await addInsect(desk.database.kysely, family, { name, reference: `BU-${place}` });
    owner = await desk.atWork('owner');
  });

  const ask = async (address: string): Promise<unknown> => (await owner.get(address)).json();
  const namesIn = (all: { name: string }[]) => all.map(({ name }) => name);
  const content = async (query: string) => namesIn(namesSchema.parse(await ask(`/content/insects?${query}`)));

  it.each(NAMES)('finds itself and nothing more, filtered for and searched: %s', async (name) => {
    const text = encodeURIComponent(name);
    expect(await content(`name=${text}`)).toEqual([name]);
    expect(await content(`name_contains=${text}`)).toEqual([name]);
    expect(await content(`name_in=${text}&name_in=none`)).toEqual([name]);
    expect(await content(`name_ne=${text}`)).toHaveLength(NAMES.length - 1);
    expect(namesIn(rowsSchema.parse(await ask(`/api/tools/insects?q=${text}`)).rows)).toEqual([name]);
  });

  it.each(NAMES)('sorts by nothing: %s', async (name) => {
    const text = encodeURIComponent(name);
    for (const address of [
      `/content/insects?_sort=${text}`,
      `/content/insects?_sort=name:${text}`,
      `/api/tools/insects?sort=${text}`,
      `/api/catalogue/listing?q=morpho&sort=${text}`,
    ])
      expect([address, (await owner.get(address)).statusCode]).toEqual([address, 400]);
    expect(await content('_sort=name')).toHaveLength(NAMES.length);
  });

  it('is searched by shoppers as the words it holds', async () => {
    const found = listingSchema.parse(await ask(`/api/catalogue/listing?q=${encodeURIComponent("o'hara")}`));
    expect(namesIn(found.items)).toEqual([NAMES[0]]);
  });
});
