import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  draw,
  itLosesOnePage,
  openRestartingRemotes,
  type RestartingRemotes,
} from '../../testing/restarting-remote.ts';
import { ThreadEnded } from './thread-ended.ts';

let desk: RestartingRemotes;
beforeEach(async () => {
  desk = await openRestartingRemotes();
});
afterEach(() => desk.close());

describe('A remote in a thread of its own', () => {
  it('draws pages, several at a time, and asks the API', async () => {
    const remote = await desk.open();
    const [waits, asks, other] = await Promise.all(
      ['/waits', '/asks', '/page'].map((one) => draw(remote, one)),
    );
    expect([waits, asks, other]).toEqual(['/waits.', 'answer to /api/words.', '/page.']);
  });

  it.each([
    ['fails', '/throws', 'no page'],
    ['ends the program', '/exits', 'not a function'],
  ])('goes on after a page that %s', async (_what, page, reason) => {
    const remote = await desk.open();
    await expect(draw(remote, page)).rejects.toThrow(reason);
    expect(await draw(remote, '/page')).toBe('/page.');
    expect(desk.crashes).toEqual([]);
  });

  it('has the requests and answers that a router draws with', async () => {
    expect(await draw(await desk.open(), '/answers')).toBe('https://shop.example/.');
  });

  it('knows nothing of the shop’s configuration', async () => {
    expect(await draw(await desk.open(), '/secrets')).toBe('{}.');
  });

  it('that does not load is not opened', async () => {
    await expect(desk.open('throw new Error("half a file");')).rejects.toThrow('half a file');
  });
});

describe('A remote that ends its thread', () => {
  itLosesOnePage('day', () => desk);

  it('rests when it does so again and again, each time for longer, and draws again after it', async () => {
    const remote = await desk.open();
    for (const restMs of [0, 1_000, 2_000]) {
      await expect(draw(remote, '/crashes')).rejects.toThrow(ThreadEnded);
      if (restMs > 0) await expect(draw(remote, '/page')).rejects.toThrow('rests');
      desk.passMs(restMs);
    }
    expect(await draw(remote, '/page')).toBe('/page.');
    expect(desk.crashes).toHaveLength(3);
  });
});

describe('A thread that is needed no more', () => {
  it('ends when its pages are out', async () => {
    const remote = await desk.open();
    const page = draw(remote, '/waits');
    remote.retire();
    expect(await page).toBe('/waits.');
    expect(desk.crashes).toEqual([]);
  });

  it('ends when it only showed that its remote opens, and a page starts it again', async () => {
    const remote = await desk.open();
    remote.rest();
    expect(await draw(remote, '/page')).toBe('/page.');
    const page = draw(remote, '/waits');
    remote.rest();
    expect(await page).toBe('/waits.');
    expect(desk.crashes).toEqual([]);
  });

  it('ends at once when the shop closes', async () => {
    const remote = await desk.open();
    const page = draw(remote, '/never').catch((error: unknown) => error);
    await draw(remote, '/page');
    remote.close();
    expect(await page).toBeInstanceOf(ThreadEnded);
    expect(desk.crashes).toEqual([]);
  });
});
