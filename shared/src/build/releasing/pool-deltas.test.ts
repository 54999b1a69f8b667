import { randomBytes } from 'node:crypto';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deltaName } from '../../contract/federation/content-delta.ts';
import { contentHash, contentName } from '../../contract/federation/content-name.ts';
import { integrityOf } from '../../platform/integrity.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { unpackDelta } from './pool-deltas.ts';

/** Packs badly, so that only what is known already makes it small. */
const SCRIPT = randomBytes(20_000).toString('hex');
const script = (word: string) => `${SCRIPT} ${word}`;
const scriptName = (word: string) => contentName('remoteEntry.js', integrityOf(script(word)));
const deltaBetween = (word: string, before: string) =>
  deltaName(scriptName(word), contentHash(integrityOf(script(before)).replace('sha256-', '')));

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

const pool = (file = '') => desk.inFolder('releases/catalog/files', file);
const deltas = async () => (await readdir(pool())).filter((file) => file.endsWith('.dcb')).toSorted();
const released = async (...words: string[]) => {
  for (const word of words) await desk.release(script(word));
};

describe('After a release browsers fetch what a script has beyond the one that they have', () => {
  it('from each of its last three contents, whatever was live or tried', async () => {
    await released('1', '2');
    await desk.release(script('3'), 10);
    expect(desk.promote('catalog').status).toBe(0);
    await released('4', '5');
    const made = (await deltas()).filter((file) => file.startsWith(scriptName('5')));
    expect(made).toEqual(['4', '3', '2'].map((before) => deltaBetween('5', before)).toSorted());
    const packed = await readFile(pool(deltaBetween('5', '3')));
    expect(packed.length).toBeLessThan(150);
    expect(unpackDelta(packed, Buffer.from(script('3'))).toString()).toBe(script('5'));
  });

  it('as it was released: what was damaged is made anew, and nothing is made from what was', async () => {
    await released('1', '2');
    const place = pool(deltaBetween('2', '1'));
    const whole = await readFile(place);
    await writeFile(place, 'no delta');
    await released('2');
    expect(await readFile(place)).toEqual(whole);
    await writeFile(pool(scriptName('1')), 'another');
    await released('3');
    expect(await deltas()).not.toContain(deltaBetween('3', '1'));
    expect(await deltas()).toContain(deltaBetween('3', '2'));
  });

  it('and the whole where the two have no more than their name in common', async () => {
    await released('1');
    await desk.release(randomBytes(20_000).toString('hex'));
    expect(await deltas()).toEqual([]);
  });

  it('until one of the two is kept no longer', async () => {
    const first = await desk.release(script('1'));
    await released('2', '3', '4');
    await utimes(desk.inFolder('releases/catalog', first), 0, 0);
    for (const file of await readdir(pool())) await utimes(pool(file), 0, 0);
    expect(desk.forgetAfter(31)).toBe(first);
    expect(await deltas()).toEqual(
      [deltaBetween('3', '2'), deltaBetween('4', '2'), deltaBetween('4', '3')].toSorted(),
    );
  });
});
