import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SHARED_VERSIONS } from '../../contract/federation/packages/versions.ts';
import type { Release } from '../../contract/federation/release.ts';
import { openReleaseDesk } from '../testing/release-desk.ts';
import { refuseUnmet } from './refuse-unmet.ts';

const release = (changes: Partial<Release>): Release => ({
  name: 'catalog',
  version: 'one',
  contract: 5,
  container: 'vitrine_catalog',
  entry: 'remoteEntry.js',
  main: null,
  serverEntry: 'remoteEntry.cjs',
  css: [],
  client: {},
  server: {},
  ...changes,
});
const shell = release({ name: 'shell', brings: { react: '19.3.1', jotai: '3.0.1' } });
const needing = (needs: Record<string, string>) => release({ needs });

describe('A remote that the live shell cannot run is not released, and its team reads why', () => {
  it.each([
    ['a later React', needing({ react: '^19.4.0' }), 'react ^19.4.0 (it brings 19.3.1)'],
    ['another major version', needing({ jotai: '^4.0.0' }), 'jotai ^4.0.0 (it brings 3.0.1)'],
    [
      'a package that it does not bring',
      needing({ 'react-router': '^8.5.0' }),
      'react-router ^8.5.0 (it brings none)',
    ],
    ['a later contract', release({ contract: 6 }), 'contract 6 (it speaks 5)'],
  ])('%s', (_what, remote, missing) => {
    expect(() => refuseUnmet(remote, shell)).toThrow(
      `catalog is not released: it needs of the live shell ${missing}. Release the shell first, and restart the shop.`,
    );
  });

  it('and of a shell of before, which says its React alone', () => {
    const before = release({ name: 'shell', react: '19.3.1' });
    const needs = { react: '^19.4.0', jotai: '^3.0.0' };
    expect(() => refuseUnmet(needing(needs), before)).toThrow('react ^19.4.0 (it brings 19.3.1)');
    expect(() => refuseUnmet(needing({ ...needs, react: '^19.3.0' }), before)).not.toThrow();
  });
});

it('A remote that the live shell can run is released, and so is the first where no shell is yet', () => {
  expect(() => refuseUnmet(needing({ react: '^19.3.0', jotai: '^3.0.0' }), shell)).not.toThrow();
  expect(() => refuseUnmet(needing({ react: '^20.0.0' }), null)).not.toThrow();
});

it('A release by name is refused before anything of it is live, until the shell brings what it needs', async () => {
  const desk = await openReleaseDesk();
  try {
    const version = await desk.release('1');
    expect(desk.shell({ ...SHARED_VERSIONS, react: '18.3.1' }).complaint).toBe('');
    const refused = await desk.publish('2');
    expect(refused.status).not.toBe(0);
    expect(refused.complaint).toContain('catalog is not released: it needs of the live shell react ^');
    expect((await desk.pointer()).version).toBe(version);
    desk.shell(SHARED_VERSIONS);
    expect((await desk.pointer()).version).not.toBe(await desk.release('2'));
  } finally {
    await desk.close();
  }
});

describe('A version that the live shell cannot run', () => {
  let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
  beforeEach(async () => {
    desk = await openReleaseDesk();
  });
  afterEach(() => desk.close());
  const other = { ...SHARED_VERSIONS, jotai: '2.9.0' };

  it('is not promoted, and visitors keep what they have', async () => {
    const version = await desk.release('1');
    desk.shell(SHARED_VERSIONS);
    await desk.release('2', 10);
    desk.shell(other);
    const refused = desk.promote('catalog');
    expect(refused.complaint).toContain('catalog is not promoted: it needs of the live shell jotai ^');
    expect((await desk.pointer()).version).toBe(version);
  });

  it('is not gone back to, but a canary ends all the same', async () => {
    const first = await desk.release('1');
    const second = await desk.release('2');
    desk.shell(other);
    expect(desk.rollback('catalog').complaint).toContain(
      `catalog is not taken back to ${first}: it needs of the live shell jotai ^`,
    );
    desk.shell(SHARED_VERSIONS);
    await desk.release('3', 10);
    desk.shell(other);
    expect(desk.rollback('catalog')).toMatchObject({ told: `catalog ${second}`, complaint: '' });
  });

  it('is named when a shell is released that lacks what it needs', async () => {
    const version = await desk.release('1');
    expect(desk.releaseShell()).toMatchObject({ status: 0, complaint: '' });
    desk.needing({ jotai: '^1.0.0' });
    expect(desk.releaseShell()).toMatchObject({
      status: 0,
      complaint: `catalog ${version} needs jotai ^1.0.0 (it brings ${SHARED_VERSIONS.jotai}): a shop that starts with this shell refuses it. Release catalog before you restart the shop.`,
    });
  });

  it('may be released where no shell is, and its team reads that nobody looked', async () => {
    const { status, complaint } = await desk.publish('1');
    expect(status).toBe(0);
    expect(complaint).toContain('No shell is released here');
  });
});
