import { expect, it } from '@jest/globals';
import { eachPlace } from '../store/testing/databases.ts';
import { rush } from './rush.ts';

eachPlace('A rush of 500 shoppers at 10 single lots', (makePlace, dialect) => {
  it('sells each of them once', async () => {
    const processes = dialect === 'PostgreSQL' ? 2 : 1;
    const outcome = await rush({ place: await makePlace(), lots: 10, attempts: 500, processes });
    expect(outcome).toMatchObject({
      answers: { paid: 10, 'out-of-stock': 490 },
      sold: 10,
      oversold: 0,
      wrong: 0,
    });
  }, 120_000);
});
