import { appendFile, readFile, utimes } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openReleaseDesk } from '../testing/release-desk.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

describe('A version that is tried with a part of the visitors', () => {
  it('is described on its own by an earlier signature, so that this is a replay in place of the pointer', async () => {
    await desk.release('1');
    const canary = await desk.release('2', 10);
    const file = desk.inFolder('releases/catalog', canary, 'remote.json');
    const own: { signedAt: string } = JSON.parse(await readFile(file, 'utf8'));
    const { signedAt } = await desk.pointer();
    expect(Date.parse(own.signedAt)).toBeLessThan(Date.parse(signedAt));
  });

  it('ends with a rollback, which leaves the live one live, and with a release for all', async () => {
    const live = await desk.release('1');
    await desk.release('2', 10);
    expect(desk.rollback('catalog').told).toBe(`catalog ${live}`);
    expect(await desk.pointer()).toMatchObject({ version: live, before: [] });
    expect((await desk.pointer()).canary).toBeUndefined();
    await desk.release('3', 10);
    const next = await desk.release('4');
    expect(await desk.pointer()).toMatchObject({ version: next, before: [{ version: live }] });
    expect((await desk.pointer()).canary).toBeUndefined();
  });

  it('needs a live one to be tried against, which it is not itself, and moves nothing otherwise', async () => {
    expect((await desk.publish('1', 10)).complaint).toMatch(/Nothing of catalog is live/);
    expect(desk.promote('catalog').complaint).toMatch(/No canary of catalog runs/);
    await desk.release('1');
    expect((await desk.publish('1', 10)).complaint).toMatch(/is live already/);
    expect(desk.promote('butterflies').complaint).toMatch(/No canary of butterflies/);
    expect(desk.promote().complaint).toMatch(/No canary of any app/);
  });

  it('is not made live when its files were changed since', async () => {
    const live = await desk.release('1');
    const canary = await desk.release('2', 10);
    await appendFile(desk.inFolder('releases/catalog', canary, 'server/remoteEntry.cjs'), 'more');
    const { status, complaint } = desk.command('promote', 'catalog');
    expect([status, complaint]).toEqual([1, expect.stringMatching(/is damaged/)]);
    expect(await desk.pointer()).toMatchObject({ version: live, canary: { version: canary } });
  });

  it('is kept for thirty days from its end, and as long as it runs', async () => {
    await desk.release('1');
    const canary = await desk.release('2', 10);
    await utimes(desk.inFolder('releases/catalog', canary), 0, 0);
    expect(desk.forgetAfter(31)).toBe('');
    desk.rollback('catalog');
    expect(desk.forgetAfter(29)).toBe('');
    expect(desk.forgetAfter(31)).toBe(canary);
  });

  const wrong = [
    ['catalog', '--canary', '0'],
    ['catalog', '--canary', '100'],
    ['catalog', '--canary', 'ten'],
    ['shell', '--canary', '10'],
    ['--canary', '10'],
    ['catalog', '--cannary', '10'],
  ];
  it.each(wrong)('is asked for by a remote and a share, not by %s %s %s', (...args) => {
    const { status, complaint } = desk.command('release', ...args);
    expect([status, complaint]).toEqual([1, expect.stringMatching(/cann?ary/)]);
  });
});

it('A pointer names the two versions before, the newest first', async () => {
  const versions = [];
  for (const text of ['1', '2', '3', '4']) versions.push(await desk.release(text));
  const named = async () => (await desk.pointer()).before.map(({ version }) => version);
  expect(await named()).toEqual([versions[2], versions[1]]);
  desk.rollback('catalog');
  expect(await named()).toEqual([versions[1], versions[0]]);
});
