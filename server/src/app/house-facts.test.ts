import { expect, it } from '@jest/globals';
import { FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { z } from '@vitrine/shared/contract/zod';
import { oneDatabase } from '../database/testing/databases.ts';
import { openLotsDesk } from '../testing/desks/lots-desk.ts';

const open = oneDatabase();
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** What staff write of a lot for themselves, each with a word that stands nowhere else. */
const SECRET = { drawer: 'qwdrawer7', supplier: 'qwsupplier7', cost: '98765.43', privateNote: 'qwnote7' };

it('What is said of a lot for the shop alone is in no answer to a shopper', async () => {
  const house = FACT_LIST.filter(({ group }) => group === 'house');
  expect(house.map(({ key }) => key).toSorted()).toEqual(Object.keys(SECRET).toSorted());
  expect(house.every(({ shown }) => shown === undefined)).toBe(true);

  const { desk, staff, read, lot } = await openLotsDesk(await open());
  const { id, uuid, form, revision } = await lot();
  const answer = await staff.send('PUT', `/api/tools/insects/${id}`, { ...form, ...SECRET, revision });
  expect(answer.statusCode).toBe(200);
  expect((await read(id)).form).toMatchObject(SECRET);

  const { paths } = documentSchema.parse((await desk.app.inject('/api/docs/json')).json());
  const values: Record<string, string> = {
    uuid,
    id: String(id),
    slug: 'nymphalidae',
    category: 'BUTTERFLIES',
  };
  const described = Object.keys(paths)
    .filter((path) => paths[path] && 'get' in paths[path] && !path.startsWith('/api/tools'))
    .map((path) => path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? uuid));
  const asked = [...described, `/api/catalogue/insects/${uuid}`, '/sitemap.xml'];
  const visitors = [desk.visitor(), await desk.confirmed()];
  let shown = 0;
  for (const address of asked) {
    for (const visitor of visitors) {
      const { body, statusCode } = await visitor.get(address);
      if (statusCode === 200 && body.includes(uuid)) shown += 1;
      expect([address, /qwdrawer7|qwsupplier7|qwnote7|98765|9876543/.exec(body)?.[0]]).toEqual([
        address,
        undefined,
      ]);
    }
  }
  // The lot itself was among what was asked for.
  expect(shown).toBeGreaterThan(1);
});
