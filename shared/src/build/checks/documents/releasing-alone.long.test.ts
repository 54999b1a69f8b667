import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { blocksOf } from './document-commands.ts';
import { openDocumentPlace, type DocumentPlace } from './document-place.ts';

jest.setTimeout(900_000);

let place: DocumentPlace;
beforeAll(async () => {
  place = await openDocumentPlace();
});
afterAll(() => place.close());

it('A team on its own that follows RELEASING.md word by word tests, releases, develops, and records', async () => {
  const [alone = '', dev = '', whole = '', record = ''] = blocksOf('RELEASING.md');
  const { prefix, run, pageOf } = place;
  const clone = path.join(prefix, 'work/vitrine');
  run(alone, path.dirname(clone));
  expect(await pageOf(dev, clone)).toContain('</html>');
  run(whole, clone);
  run(record, clone);
  expect(run('git diff --name-only', clone)).toContain('catalog/src/fixtures/exchanges.json');
});
