import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eachPlace } from '../store/testing/databases.ts';
import { openModelShop } from '../testing/model-shop.ts';
import { beginStory, CHAPTERS, endStory } from '../testing/model-story.ts';

const STORIES = Number(process.env['MODEL_STORIES'] ?? 10);
const SEED = Number(process.env['MODEL_SEED'] ?? 20260302);
const STORY_MS = 15_000;

eachPlace('Orders, payments and stock', (makePlace) => {
  it(
    'are sound after every step of any story, and settled at its end',
    async () => {
      const shop = await openModelShop(await makePlace());
      try {
        await fc.assert(
          fc.asyncProperty(fc.commands(CHAPTERS, { maxCommands: 40, size: 'max' }), async (chapters) => {
            const story = await beginStory(shop);
            await fc.asyncModelRun(
              () => ({ model: { orders: 0, intents: 0, holds: 0 }, real: story }),
              chapters,
            );
            await endStory(story);
          }),
          { numRuns: STORIES, seed: SEED },
        );
        expect(shop.mailbox.mails.length).toBeGreaterThan(0);
      } finally {
        await shop.close();
      }
    },
    60_000 + STORIES * STORY_MS,
  );
});
