import { expect, it } from '@jest/globals';
import { createVisits } from './visits.ts';

const VISITOR = { cookie: '', requestId: 'a-request-of-nginx' };

it('What a page says to the log stands at the id of its request, as long as it is drawn', async () => {
  const { during, logOf } = createVisits(async () => ({ status: 200, body: '{}' }));
  const said: object[] = [];
  const log = logOf((_level, message, details) => void said.push({ message, ...details }));
  const name = await during(VISITOR, async (visit) => {
    log('error', 'page data failed', { visit, status: 500 });
    return visit;
  });
  log('warn', 'remote says', { visit: name });
  log('info', 'remote live', { remote: 'catalog' });
  expect(said).toEqual([
    { message: 'page data failed', status: 500, reqId: VISITOR.requestId },
    { message: 'remote says' },
    { message: 'remote live', remote: 'catalog' },
  ]);
});
