import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openReleaseDesk } from '../testing/release-desk.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeEach(async () => {
  desk = await openReleaseDesk();
});
afterEach(() => desk.close());

const inFolder = (...parts: string[]) => desk.inFolder(...parts);
const release = (text: string) => desk.release(text);
const live = () => desk.pointer();

describe('Whoever rolls back', () => {
  it('gets the release before, signed anew and later, and with a second step the one before that', async () => {
    const versions = [await release('1'), await release('2'), await release('3')];
    const before = await live();
    expect(desk.command('rollback', 'catalog')).toMatchObject({ status: 0, told: `catalog ${versions[1]}` });
    const after = await live();
    expect(after.version).toBe(versions[1]);
    expect(Date.parse(after.signedAt)).toBeGreaterThan(Date.parse(before.signedAt));
    expect(desk.rollback('catalog').told).toBe(`catalog ${versions[0]}`);
    expect(desk.rollback('catalog', versions[2]).told).toBe(`catalog ${versions[2]}`);
  });
});

it('A start of the shop leaves live what a team went back to, and what another team signed whose key lies here', async () => {
  await release('1');
  desk.releaseOthers();
  await rename(inFolder('keys/release.pub.pem'), inFolder('keys/theirs.pub.pem'));
  await rm(inFolder('keys/release.pem'));
  const own = await release('2');
  desk.rollbackSources();
  const theirs = await desk.pointer('account');
  const { complaint } = desk.start();
  for (const name of ['catalog', 'account']) expect(complaint).toContain(`${name} stays as it was released`);
  // As far as its server.
  expect(complaint).toContain('PORT');
  expect((await live()).version).toBe(own);
  expect(await desk.pointer('account')).toEqual(theirs);
});

describe('A release', () => {
  it('makes a key once, that only its owner can read', async () => {
    await release('1');
    const key = await readFile(inFolder('keys/release.pem'), 'utf8');
    expect((await stat(inFolder('keys/release.pem'))).mode & 0o077).toBe(0);
    await release('2');
    expect(await readFile(inFolder('keys/release.pem'), 'utf8')).toBe(key);
    expect((await readdir(inFolder('keys'))).sort()).toEqual(['release.pem', 'release.pub.pem']);
  });
});
