import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { draw, openRestartingRemotes } from '../../testing/restarting-remote.ts';
import { ThreadEnded } from './thread-ended.ts';

let desk: Awaited<ReturnType<typeof openRestartingRemotes>>;
beforeEach(async () => {
  desk = await openRestartingRemotes();
});
afterEach(() => desk.close());

it('A remote that loops while it loads is given up', async () => {
  await expect(desk.open('for (;;);')).rejects.toThrow('does not answer');
});

describe('A remote that ends its thread', () => {
  it.each([
    ['loops once its data is there', '/loops-later', /does not answer/],
    ['takes all memory', '/eats', /memory|does not answer/],
  ])(
    'because it %s: the page fails, the serving thread goes on, the next page is drawn',
    async (_what, page, reason) => {
      const remote = await desk.open();
      await expect(draw(remote, page)).rejects.toThrow(ThreadEnded);
      expect(desk.crashes).toEqual([expect.stringMatching(reason)]);
      expect(await draw(remote, '/page')).toBe('/page.');
    },
  );

  it('is not blamed on pages that it had not begun', async () => {
    const remote = await desk.open();
    const loops = draw(remote, '/loops').catch((error: unknown) => error);
    const behind = draw(remote, '/page').catch((error: unknown) => error);
    expect(await loops).toMatchObject({ isSuspect: true });
    expect(await behind).toMatchObject({ isSuspect: false });
  });
});
