import assert from 'node:assert/strict';
import { insectCardSchema } from '@vitrine/shared/contract/catalogue';
import { blankForm, FACT_FIELDS } from '@vitrine/shared/contract/facts/schemas';
import { FACT_FILTERS } from '@vitrine/shared/contract/facts/fact-filters';
import { YOUNG_FACTS } from '@vitrine/shared/contract/facts/testing/young-facts';
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { insectFormSchema } from '@vitrine/shared/contract/tools/catalogue';
import fc from 'fast-check';
import { findInsects } from '../../catalogue/engine/find-insects.ts';
import { createIndex } from '../../catalogue/engine/testing/create-index.ts';
import { findPlainly } from '../../catalogue/engine/testing/plain-index.ts';
import { FAMILIES, query, rowWithId } from '../../catalogue/engine/testing/random-rows.ts';
import { readInsect } from '../../catalogue/index.ts';
import { mergeFacts, shownFacts } from '../../catalogue/rules/insect-facts.ts';
import { importFamilies } from '../csv/import-families.ts';
import { headerOf } from '../csv/import-words.ts';
import { planLine } from '../plan-line.ts';

/* A program of its own: it runs with the list as `edited-list.ts` makes it, and ends well or says what is wrong. */

const keys = Object.keys(YOUNG_FACTS);
const filters = FACT_FILTERS.map(({ key }) => key);
assert.deepEqual(
  filters.filter((key) => keys.includes(key)),
  keys,
);

/** Lists: whatever lots there are and whatever is asked. */
const lots = (most: number) =>
  fc.nat(most).chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => rowWithId(n + 1))));
/** With all filters at once hardly a lot is left to differ by its facts. */
const asked = query.map(({ filters, ...rest }) => {
  const { facts, priceFromCents, priceToCents, sizeFromMm, sizeToMm } = filters;
  return { ...rest, filters: { ...NO_FILTERS, facts, priceFromCents, priceToCents, sizeFromMm, sizeToMm } };
});
fc.assert(
  fc.property(
    lots(60),
    lots(20),
    fc.array(fc.oneof(query, asked), { maxLength: 8 }),
    (rows, changed, queries) => {
      const index = createIndex(rows);
      index.apply(changed, []);
      const held = [...changed, ...rows.filter(({ id }) => id > changed.length)];
      for (const one of queries) {
        const found = findPlainly(held, FAMILIES, one, [...rows, ...changed]);
        assert.deepEqual(sent(findInsects(index, one)), sent(found));
      }
    },
  ),
  { numRuns: Number(process.argv[2]) },
);

/** As it travels. */
function sent(found: ReturnType<typeof findInsects>): unknown {
  const { facts = {}, ...facets } = found.facets;
  return JSON.parse(JSON.stringify({ ...found, facets: { ...facets, facts } }));
}

/** The form: what is typed is read, a mistake is said at its field, and what an older page does not send stays. */
const typed = { ...blankForm(), reference: 'A-1', name: 'Parnassius apollo', price: '12' };
const readTyped = (facts: object) => readInsect(insectFormSchema.parse({ ...typed, ...facts }), new Date());
const reading = readTyped({ altitudeMetres: '1 200', source: 'WILD' });
assert(reading.ok);
assert.deepEqual(JSON.parse(mergeFacts('{}', reading.columns.facts)), {
  altitudeMetres: 1200,
  source: 'WILD',
});
const wrong = readTyped({ altitudeMetres: '12000', source: 'X' });
assert(!wrong.ok);
assert.deepEqual(Object.keys(wrong.errors).toSorted(), keys);
const older = readTyped({});
assert(older.ok);
const held = mergeFacts('{"altitudeMetres":1200,"ofTomorrow":1}', older.columns.facts);
assert.equal(held, '{"altitudeMetres":1200,"ofTomorrow":1}');

/** The answer. */
assert(Object.keys(insectCardSchema.shape).includes('altitudeMetres'));
const answered = Object.entries(shownFacts('card', { facts: held }));
assert.deepEqual(answered.find(([key]) => key === 'altitudeMetres')?.[1], 1200);

/** The file: its header in each language, a cell, and a cell that cannot be. */
const young = FACT_FIELDS.find((field) => headerOf(field, 'nl') === 'Hoogte (m)');
assert(young);
const families = importFamilies([]);
const planned = (cell: string) =>
  planLine(
    null,
    { reference: 'A-1', cells: ['Parnassius apollo', '12', cell], fields: ['name', 'price', young] },
    { families, words: new Map(), locale: 'en', pins: new Map(), sold: new Map(), now: new Date() },
  );
const change = planned('1200').changes.find(({ field }) => field === young);
assert.deepEqual(change, { field: 'altitudeMetres', before: '', after: '1200' });
assert.deepEqual(Object.keys(planned('high').errors), ['altitudeMetres']);
