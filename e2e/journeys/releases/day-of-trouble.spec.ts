import { expect, test } from '@playwright/test';
import { brokenPromises, dayOfTrouble } from '../../load/day-of-trouble.ts';
import { BY_NIGHT } from '../../support/by-night.ts';

test(
  'a bad day of two minutes: nothing lost or sold twice, all answers drawn, books proved',
  BY_NIGHT,
  async () => {
    test.setTimeout(900_000);
    const day = await dayOfTrouble(120);
    expect(brokenPromises(day), JSON.stringify(day)).toEqual([]);
  },
);
