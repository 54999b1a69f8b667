import { expect } from '@jest/globals';
import { eachPlace } from '../../database/testing/databases.ts';
import { itByNight } from '../long-run.ts';
import { rush } from './rush.ts';

const SHOPPERS = 500;

eachPlace(`A rush of ${SHOPPERS} shoppers at 10 single lots`, (makePlace, dialect) => {
  itByNight(
    'sells each of them once',
    async () => {
      const processes = dialect === 'PostgreSQL' ? 2 : 1;
      const outcome = await rush({ place: await makePlace(), lots: 10, attempts: SHOPPERS, processes });
      // All of them: whoever read anything else is named.
      expect(outcome.answers).toEqual({ paid: 10, 'out-of-stock': SHOPPERS - 10 });
      expect(outcome).toMatchObject({ sold: 10, oversold: 0, wrong: 0 });
    },
    120_000,
  );
});
