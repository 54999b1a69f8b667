import { expect } from '@jest/globals';
import { eachPlace } from '../../database/testing/databases.ts';
import { crashes } from './crashes.ts';
import { itByNight } from '../long-run.ts';

const KILLS = 3;

eachPlace('A server that is killed while people order', (makePlace) => {
  itByNight(
    'keeps every order it told of, and writes of no other',
    async () => {
      const outcome = await crashes(await makePlace(), KILLS);
      expect(outcome).toMatchObject({
        ...{ lost: 0, unknown: 0, refused: [] },
        ...{ mailsMissing: 0, mailsOfNothing: 0, wrong: 0 },
      });
      expect(outcome.acknowledged).toBeGreaterThan(KILLS);
    },
    180_000,
  );
});
