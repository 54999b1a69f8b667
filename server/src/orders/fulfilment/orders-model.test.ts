import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eachPlace } from '../../database/testing/databases.ts';
import { isLongRun } from '../../testing/long-run.ts';
import { openModelShop } from '../../testing/model/model-shop.ts';
import { CHAPTERS } from '../../testing/model/model-chapters.ts';
import { beginStory, endStory } from '../../testing/model/model-story.ts';

const STORIES = Number(process.env['MODEL_STORIES'] ?? (isLongRun ? 6 : 2));
const SEED = Number(process.env['MODEL_SEED'] ?? 20260302);
const STORY_MS = 20_000;

eachPlace('Orders, payments and stock', (makePlace) => {
  it(
    'are sound after every step of any story, and settled at its end',
    async () => {
      const shop = await openModelShop(await makePlace());
      try {
        await fc.assert(
          fc.asyncProperty(fc.commands(CHAPTERS, { maxCommands: 50, size: 'max' }), async (chapters) => {
            const story = await beginStory(shop);
            await fc.asyncModelRun(
              () => ({ model: { orders: 0, intents: 0, holds: 0 }, real: story }),
              chapters,
            );
            await endStory(story);
          }),
          // Without the bias most stories would end after a few steps.
          { numRuns: STORIES, seed: SEED, unbiased: true },
        );
        expect(shop.mailbox.mails.length).toBeGreaterThan(0);
      } finally {
        await shop.close();
      }
    },
    60_000 + STORIES * STORY_MS,
  );
});
