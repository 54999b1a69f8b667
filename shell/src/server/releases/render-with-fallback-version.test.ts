import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Drawn } from '@vitrine/shared/contract/federation/storefront';
import { renderWithFallback } from './render-with-fallback-version.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { OpenRemote } from './open-version.ts';
import { STABLE } from './canary-group.ts';
import { ThreadEnded } from '../drawing/thread-ended.ts';

const JOB = {
  url: 'http://page.invalid/webshop',
  method: 'GET',
  visit: '',
  isAnonymous: true,
  catalogueVersion: '1',
  browsers: {},
};
const page = (status: number, text: string): DrawnPage => ({
  ...{ status, headers: {}, parts: [Buffer.from(text)], origins: [], isCacheable: true, packed: {} },
});

/** A version that draws as it is told. */
function versionThat(version: string, draw: OpenRemote['draw']): OpenRemote {
  const browser = { version, container: '', entry: { url: '', integrity: '' }, css: [] };
  const files = { entry: null, main: null, serverEntry: 'x.cjs', css: [], client: {}, server: {} };
  const release = { name: 'catalog', version, contract: 1, container: '', ...files };
  const nothing = () => undefined;
  return {
    release,
    browser,
    draw,
    reopen: async () => undefined,
    rest: nothing,
    mirror: nothing,
    retire: nothing,
    close: nothing,
  };
}

const good = versionThat('old', async ({ browsers }) => page(200, `drawn by ${browsers.catalog?.version}`));
let told: Drawn[];
beforeEach(() => {
  told = [];
});

/** Has a page drawn in a shop where `live` is on trial against `other`. */
async function ask(live: OpenRemote, other: OpenRemote | null = good, next = live): Promise<string> {
  const answers = [live, next];
  const registry = { get: async () => answers.shift() ?? next, other: async () => other };
  const releases = {
    refused: async () => [],
    drawn: (one: Drawn) => void told.push(one),
    viewed: () => '',
  };
  const drawn = await renderWithFallback(
    { owner: 'catalog', group: STABLE, job: JOB },
    { registry, options: { releases } },
  );
  return `${drawn.status} ${drawn.parts.join('')} ${drawn.by?.version}`;
}

const outcomes = () => told.map(({ version, outcome }) => `${version} ${outcome}`);

describe('A page that a new version', () => {
  it('draws is its own', async () => {
    const live = versionThat('new', async () => page(200, 'new'));
    expect(await ask(live)).toBe('200 new new');
    expect(outcomes()).toEqual(['new good']);
  });

  it('fails is drawn by the version before, for the browser too, and told of', async () => {
    expect(await ask(versionThat('new', async () => page(500, 'sorry')))).toBe('200 drawn by old old');
    expect(await ask(versionThat('new', async () => Promise.reject(new Error('broken'))))).toBe(
      '200 drawn by old old',
    );
    expect(outcomes()).toEqual(['new failed-alone', 'new failed-alone']);
    expect(told.map(({ reason }) => reason)).toEqual(['webshop: status 500', 'webshop: broken']);
  });

  it('stops its thread with counts as that', async () => {
    const stopping = versionThat('new', async () =>
      Promise.reject(new ThreadEnded('catalog', 'loops', true)),
    );
    expect(await ask(stopping)).toBe('200 drawn by old old');
    expect(outcomes()).toEqual(['new stopped-alone']);
  });

  it('fails as the one before does is nobody’s fault: the shop’s own weather, or a page that never worked', async () => {
    const broken = versionThat('old', async () => page(503, 'away'));
    expect(
      await ask(
        versionThat('new', async () => page(500, 'sorry')),
        broken,
      ),
    ).toBe('500 sorry new');
    expect(outcomes()).toEqual([]);
  });

  it('fails when nothing was before is as it is', async () => {
    expect(
      await ask(
        versionThat('new', async () => page(500, 'sorry')),
        null,
      ),
    ).toBe('500 sorry new');
    await expect(
      ask(
        versionThat('new', async () => Promise.reject(new Error('broken'))),
        null,
      ),
    ).rejects.toThrow('broken');
  });

  it('had not begun when its thread ended is drawn with what is live by then', async () => {
    const ended = versionThat('new', async () => Promise.reject(new ThreadEnded('catalog', 'loops', false)));
    expect(await ask(ended, null, good)).toBe('200 drawn by old old');
    expect(outcomes()).toEqual([]);
  });
});
