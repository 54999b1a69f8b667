import { appendFile, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { POOL } from '../../contract/federation/content-name.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

const inFolder = (...parts: string[]) => desk.inFolder(...parts);
const rollback = (name: string, version?: string) => desk.rollback(name, version);
const release = (text: string) => desk.release(text);
const live = () => desk.pointer();

describe('Whoever rolls back', () => {
  it('reads which versions there are when none fits, and nothing moves', async () => {
    const only = await release('1');
    const none = desk.command('rollback', 'catalog');
    expect(none.status).toBe(1);
    expect(none.complaint).toMatch(new RegExp(`before the live one is kept[^]*${only}.*\\(live\\)`));
    expect(rollback('catalog', 'feedfeedfeedfeed').complaint).toMatch(/is no version of catalog[^]*\(live\)/);
    expect(rollback('catalog', '../../..').complaint).toMatch(/is no version of catalog/);
    expect(rollback('catalog', only).complaint).toMatch(/live already/);
    expect(rollback('butterflies').complaint).toMatch(/Say which app/);
    expect((await live()).version).toBe(only);
  });

  it('is told of a version whose files were changed since', async () => {
    const damaged = await release('1');
    const good = await release('2');
    await appendFile(inFolder('releases/catalog', damaged, 'server/remoteEntry.cjs'), 'more');
    expect(rollback('catalog').complaint).toMatch(/is damaged: \w+\/server\/remoteEntry.cjs/);
    expect((await live()).version).toBe(good);
  });

  it('cannot make live what somebody else described', async () => {
    const forged = await release('1');
    await release('2');
    const file = inFolder('releases/catalog', forged, 'remote.json');
    const description = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...description, container: 'other' }));
    expect(rollback('catalog', forged).complaint).toMatch(/is no version of catalog/);
  });
});

describe('A release', () => {
  it('lets go what was replaced for thirty days, never the live one nor the two before', async () => {
    const [first, second, third] = [await release('1'), await release('2'), await release('3')];
    const fourth = await release('4');
    await utimes(inFolder('releases/catalog', first), 0, 0);
    expect(desk.forgetAfter(29)).toBe('');
    expect(desk.forgetAfter(31)).toBe(first);
    const entries = await readdir(inFolder('releases/catalog'), { withFileTypes: true });
    const kept = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
    expect(kept.sort()).toEqual([second, third, fourth, POOL].sort());
  });
});
