import { expect, it } from '@jest/globals';
import { eachPlace } from '../store/testing/databases.ts';
import { isLongRun } from './long-run.ts';
import { rush } from './rush.ts';

const SHOPPERS = isLongRun ? 500 : 100;

eachPlace(`A rush of ${SHOPPERS} shoppers at 10 single lots`, (makePlace, dialect) => {
  it('sells each of them once', async () => {
    const processes = dialect === 'PostgreSQL' ? 2 : 1;
    const outcome = await rush({ place: await makePlace(), lots: 10, attempts: SHOPPERS, processes });
    expect(outcome).toMatchObject({
      answers: { paid: 10, 'out-of-stock': SHOPPERS - 10 },
      sold: 10,
      oversold: 0,
      wrong: 0,
    });
  }, 120_000);
});
