import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOSTILE, openHostileRelease, type HostileRelease } from '../../testing/hostile-release.ts';

const MEGABYTE = 2 ** 20;
let release: HostileRelease;
beforeAll(async () => {
  release = await openHostileRelease();
});
afterAll(() => release.close());

describe('A release that was signed rightly and takes all there is', () => {
  it.each(HOSTILE.acts)('%s: its own page is lost, a release of the same key draws on', async (name) => {
    const before = process.memoryUsage().rss;
    await expect(release.draw(`/acts/${name}`)).rejects.toThrow('catalog: ');
    expect(await release.neighbour()).toBe('well');
    expect(await release.draw('/page')).toBe('/page');
    expect((process.memoryUsage().rss - before) / MEGABYTE).toBeLessThan(100);
  });
});

it('A renderer that no longer answers is ended, and the next page is drawn by another', async () => {
  const open = await openHostileRelease('open');
  // The permissions do not guard open descriptors: here its thread alone would.
  await expect(open.draw('/tries/a word through its pipe')).rejects.toThrow('does not answer');
  expect(await open.draw('/page')).toBe('/page');
  await open.close();
});

it('A thread that got hold of its port and sends what is no message loses its page alone', async () => {
  const open = await openHostileRelease('open');
  await expect(open.draw('/acts/sends its process what is no message')).rejects.toThrow('no message');
  expect(await open.neighbour()).toBe('well');
  await open.close();
});
