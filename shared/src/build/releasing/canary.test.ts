import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openReleaseDesk } from '../testing/release-desk.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

describe('A version that is tried with a part of the visitors', () => {
  it('stands beside the live one in a pointer that is signed later, with its share', async () => {
    const live = await desk.release('1');
    const before = await desk.pointer();
    const canary = await desk.release('2', 10);
    const pointer = await desk.pointer();
    expect(pointer).toMatchObject({ version: live, canary: { version: canary, share: 10 } });
    expect(Date.parse(pointer.signedAt)).toBeGreaterThan(Date.parse(before.signedAt));
  });

  it('gets a larger share, then all, and the one before is what one goes back to', async () => {
    const live = await desk.release('1');
    const canary = await desk.release('2', 10);
    expect(await desk.release('2', 50)).toBe(canary);
    expect((await desk.pointer()).canary?.share).toBe(50);
    expect(desk.command('promote', 'catalog')).toMatchObject({ status: 0, told: `catalog ${canary}` });
    const pointer = await desk.pointer();
    expect([pointer.version, pointer.canary]).toEqual([canary, undefined]);
    expect(desk.rollback('catalog').told).toBe(`catalog ${live}`);
  });
});
