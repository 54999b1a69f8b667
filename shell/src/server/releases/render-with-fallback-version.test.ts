import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Drawn } from '@vitrine/shared/contract/federation/storefront';
import { renderWithFallback } from './render-with-fallback-version.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { OpenRemote } from './open-version.ts';
import { STABLE } from './canary/canary-group.ts';
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
  ...{ status, headers: {}, bytes: Buffer.from(text), scripts: [], origins: [] },
  ...{ isCacheable: true, forms: {} },
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
  return askOf(live, other ? [other] : [], next);
}

/** The same against one after another. */
async function askOf(live: OpenRemote, others: OpenRemote[], next = live): Promise<string> {
  const answers = [live, next];
  const line = [live, ...others];
  const registry = {
    get: async () => answers.shift() ?? next,
    other: async (_name: string, failed: OpenRemote) => line[line.indexOf(failed) + 1] ?? null,
  };
  const releases = {
    refused: async () => [],
    drawn: (one: Drawn) => void told.push(one),
    viewed: () => '',
  };
  const drawn = await renderWithFallback(
    { owner: 'catalog', group: STABLE, job: JOB },
    { registry, options: { releases } },
  );
  return `${drawn.status} ${drawn.bytes.toString()} ${drawn.by?.version}`;
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

  it('fails as the one before does is nobody’s fault: a page that never worked', async () => {
    const [new_, old] = ['new', 'old'].map((version) => versionThat(version, async () => page(500, version)));
    if (!new_ || !old) throw new Error('two versions were made');
    expect(await ask(new_, old)).toBe('500 new new');
    expect(outcomes()).toEqual([]);
  });

  it('fails while the data of the one before are away is away for a moment, and nobody’s fault', async () => {
    const waiting = versionThat('old', async () => page(503, 'away'));
    for (const draw of [
      async () => page(500, 'sorry'),
      async () => Promise.reject(new ThreadEnded('catalog', 'loops', true)),
    ])
      expect(await ask(versionThat('new', draw), waiting)).toBe('503 away old');
    expect(
      await ask(
        versionThat('new', async () => page(503, 'its own')),
        waiting,
      ),
    ).toBe('503 its own new');
    expect(outcomes()).toEqual([]);
  });

  it('fails while the one before cannot be started is away for a moment, and not broken', async () => {
    const slow = versionThat('old', async () => Promise.reject(new Error('is slow to start')));
    await expect(
      ask(
        versionThat('new', async () => page(500, 'sorry')),
        slow,
      ),
    ).rejects.toThrow('is slow to start');
    expect(outcomes()).toEqual([]);
  });

  it('fails as a bad one before it does is drawn by the one before that, and told of both', async () => {
    const broken = versionThat('new', async () => page(500, 'sorry'));
    const hostile = versionThat('hostile', async () =>
      Promise.reject(new ThreadEnded('catalog', 'loops', true)),
    );
    expect(await askOf(broken, [hostile, good])).toBe('200 drawn by old old');
    expect(outcomes()).toEqual(['new failed-alone', 'hostile stopped-alone']);
  });

  it('fails with two others that fail is as it is, and no fourth is asked', async () => {
    const [new_, two, three] = ['new', 'two', 'three'].map((version) =>
      versionThat(version, async () => page(500, `sorry ${version}`)),
    );
    if (!new_ || !two || !three) throw new Error('three versions were made');
    expect(await askOf(new_, [two, three, good])).toBe('500 sorry new new');
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
    expect(outcomes()).toEqual(['old good']);
  });

  it('had not begun when its thread ended, and then fails, is drawn by the version before', async () => {
    const draws = [new ThreadEnded('catalog', 'is closed', false), new Error('broken')];
    const live = versionThat('new', async () => Promise.reject(draws.shift()));
    expect(await ask(live)).toBe('200 drawn by old old');
    expect(outcomes()).toEqual(['new failed-alone']);
  });

  it('had not begun twice is away for a moment', async () => {
    const ended = versionThat('new', async () =>
      Promise.reject(new ThreadEnded('catalog', 'is closed', false)),
    );
    await expect(ask(ended)).rejects.toThrow('is closed');
    expect(outcomes()).toEqual([]);
  });
});
