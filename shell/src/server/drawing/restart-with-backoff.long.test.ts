import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  draw,
  itLosesOnePage,
  openRestartingRemotes,
  type RestartingRemotes,
} from '../../testing/restarting-remote.ts';

let desk: RestartingRemotes;
beforeEach(async () => {
  desk = await openRestartingRemotes();
});
afterEach(() => desk.close());

it('A remote that loops while it loads is given up after a second of a processor', async () => {
  await expect(desk.open('for (;;);')).rejects.toThrow('does not answer for 1000 ms of a processor');
});

describe('A remote that ends its thread', () => {
  itLosesOnePage('night', () => desk);

  it('is not blamed on pages that it had not begun', async () => {
    const remote = await desk.open();
    const loops = draw(remote, '/loops').catch((error: unknown) => error);
    const behind = draw(remote, '/page').catch((error: unknown) => error);
    expect(await loops).toMatchObject({ isSuspect: true });
    expect(await behind).toMatchObject({ isSuspect: false });
  });
});
