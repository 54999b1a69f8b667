import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Drawn, Trial } from '@vitrine/shared/contract/federation/storefront';
import { MINUTE_MS } from '@vitrine/shared/platform/time';
import { insertAccount } from '../accounts/store/accounts.ts';
import type { Database } from '../database/database.ts';
import { liftRefusal, listRefusals } from './store/refused-releases.ts';
import { eachDatabase, oneDatabase } from '../database/testing/databases.ts';
import { createBlocklist } from './blocklist-db.ts';
import { openBlocklistFile } from './blocklist-file.ts';
import { createViews } from './views.ts';
import { watchReleases } from './watch-releases.ts';

const KEY = Buffer.alloc(32, 7);
const TRIAL: Trial = { version: 'new', against: 'old' };

/** One process of a shop whose catalog has a new version on trial. */
async function openWatch(database: Database, key = KEY, trial = TRIAL) {
  const time = { now: Date.parse('2026-11-21T10:00:00Z') };
  const told: string[] = [];
  const log = (_level: string, message: string) => void told.push(message);
  const clock = () => new Date(time.now);
  const releases = watchReleases({ blocklist: createBlocklist(database, clock), clock, key, log });
  const refused = () => releases.refused('catalog', [trial]);
  await refused();
  const draw = (outcome: Drawn['outcome'], times: number, version = 'new') => {
    for (let time = 0; time < times; time += 1)
      releases.drawn({ remote: 'catalog', version, outcome, reason: 'x is not a function' });
  };
  const look = (times: number, version = 'new') =>
    Array.from({ length: times }, () => releases.viewed('catalog', version));
  const report = (view: string, ip: string, version = 'new') => {
    const remote = { name: 'catalog', version, view };
    releases.heard({ message: 'x is undefined', stack: '', page: 'webshop', locale: 'en', remote }, ip);
  };
  /** Until what was decided is written. */
  const settled = async () => {
    await releases.close();
    time.now += 2_000;
    return refused();
  };
  return { releases, time, told, refused, draw, look, report, settled };
}

const ipOf = (number: number) => `10.${number}.0.1`;

eachDatabase('A release that fails on the server', (open) => {
  it('is taken back, for every process and after a restart', async () => {
    const database = await open();
    const { draw, settled, told } = await openWatch(database);
    draw('good', 100);
    draw('failed-alone', 5);
    expect(await settled()).toEqual(['new']);
    expect(told).toEqual(['release refused']);
    const other = await openWatch(database);
    expect(await other.refused()).toEqual(['new']);
    expect(await listRefusals(database.kysely)).toMatchObject([
      { remote: 'catalog', version: 'new', back_to: 'old', fault: 'server', reason: 'x is not a function' },
    ]);
  });

  it('is told to who can lift it, once, though two processes see it', async () => {
    const database = await open();
    await addOwner(database);
    const [one, other] = [await openWatch(database), await openWatch(database)];
    one.draw('stopped-alone', 3);
    other.draw('stopped-alone', 3);
    await Promise.all([one.settled(), other.settled()]);
    const mails = await database.kysely.selectFrom('outbox').select('kind').execute();
    expect(mails).toEqual([{ kind: 'release-refused' }]);
  });

  it('is drawn again once staff let it, and never taken back a second time', async () => {
    const database = await open();
    const { draw, settled, refused, time, told } = await openWatch(database);
    draw('failed-alone', 5);
    await settled();
    await database.transaction((trx) => liftRefusal(trx, { remote: 'catalog', version: 'new' }, new Date()));
    time.now += 2_000;
    expect(await refused()).toEqual([]);
    draw('failed-alone', 50);
    expect(await settled()).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it('stays while its failures are few, or lie in the past', async () => {
    const { draw, settled, time } = await openWatch(await open());
    draw('failed-alone', 4);
    time.now += 6 * MINUTE_MS;
    draw('failed-alone', 4);
    draw('good', 500);
    draw('failed-alone', 1);
    expect(await settled()).toEqual([]);
  });

  it('is nothing of the version that one would go back to', async () => {
    const { draw, settled } = await openWatch(await open());
    draw('failed-alone', 50, 'old');
    expect(await settled()).toEqual([]);
  });
});

describe('A release that was live before one that was taken back', () => {
  const open = oneDatabase();

  it('is taken back too by what the server saw of it, and by no report', async () => {
    const { releases, look, report, draw, settled } = await openWatch(await open());
    const former = { version: 'old', against: 'older', isFormer: true };
    const refused = () => releases.refused('catalog', [TRIAL, former]);
    draw('failed-alone', 5);
    await settled();
    await refused();
    look(100, 'old').forEach((view, place) => place < 50 && report(view, ipOf(place), 'old'));
    await settled();
    expect(await refused()).toEqual(['new']);
    draw('failed-alone', 5, 'old');
    await settled();
    expect((await refused()).toSorted()).toEqual(['new', 'old']);
  });
});

describe('Reports of browsers', () => {
  const open = oneDatabase();

  it('take a release back when they come from many networks, each from a page of this shop', async () => {
    const { look, report, settled } = await openWatch(await open());
    look(100).forEach((view, place) => place < 8 && report(view, ipOf(place)));
    expect(await settled()).toEqual(['new']);
  });

  const floods: [string, (shop: Awaited<ReturnType<typeof openWatch>>) => void][] = [
    ['from one network', ({ look, report }) => look(500).forEach((view) => report(view, ipOf(1)))],
    [
      'from one machine with many addresses',
      ({ look, report }) =>
        look(500).forEach((view, place) => report(view, `2001:db8:1:${place.toString(16)}::1`)),
    ],
    [
      'with one page told of again and again',
      ({ look, report }) => {
        const [view = ''] = look(1);
        for (let place = 0; place < 200; place += 1) report(view, ipOf(place));
      },
    ],
    [
      'with one token written in different ways',
      ({ look, report }) => {
        const [view = ''] = look(1);
        for (let place = 0; place < 20; place += 1) report(view + '='.repeat(place), ipOf(place));
      },
    ],
    [
      'with tokens that somebody made up',
      ({ look, report }) => {
        look(100);
        for (let place = 0; place < 200; place += 1)
          report(Buffer.alloc(16, place).toString('base64'), ipOf(place));
      },
    ],
    [
      'from pages of an hour ago',
      ({ look, report, time }) => {
        const views = look(100);
        time.now += 60 * MINUTE_MS;
        look(100);
        views.forEach((view, place) => report(view, ipOf(place)));
      },
    ],
    [
      'that are few among many pages',
      ({ look, report }) => look(1_000).forEach((view, place) => place < 20 && report(view, ipOf(place))),
    ],
    [
      'that tell as much of the version before',
      ({ look, report }) => {
        look(100, 'old').forEach((view, place) => place < 20 && report(view, ipOf(place), 'old'));
        look(100).forEach((view, place) => place < 20 && report(view, ipOf(place)));
      },
    ],
    [
      'of a version that is not on trial',
      ({ look, report }) => look(50, 'older').forEach((view, place) => report(view, ipOf(place), 'older')),
    ],
  ];
  it.each(floods)('%s take nothing back', async (_kind, flood) => {
    const shop = await openWatch(await open());
    flood(shop);
    expect(await shop.settled()).toEqual([]);
  });

  it('made by another shop’s key are nothing', async () => {
    const database = await open();
    const [shop, stranger] = [await openWatch(database), await openWatch(database, Buffer.alloc(32, 8))];
    shop.look(20);
    stranger.look(20).forEach((view, place) => shop.report(view, ipOf(place)));
    expect(await shop.settled()).toEqual([]);
  });

  it('are doubted for a week once staff said that they were wrong', async () => {
    const database = await open();
    const { look, report, settled, time } = await openWatch(database);
    const at = new Date(time.now).toISOString();
    await database.kysely
      .insertInto('refused_releases')
      .values({
        ...{ remote: 'catalog', version: 'earlier', back_to: 'old', fault: 'browser', reason: '' },
        ...{ refused_at: at, lifted_at: at },
      })
      .execute();
    await settled();
    look(100).forEach((view, place) => report(view, ipOf(place)));
    expect(await settled()).toEqual([]);
  });
});

describe('How fast pages were', () => {
  const open = oneDatabase();
  const CANARY: Trial = { version: 'new', against: 'old', isBeside: true };
  const openCanary = async (trial = CANARY) => openWatch(await open(), KEY, trial);

  /** Visitors of both versions tell, the canary's of slow pages. */
  function tell(
    { releases, look }: Awaited<ReturnType<typeof openWatch>>,
    networkOf = ipOf,
    viewOf = (view: string) => view,
  ) {
    for (const [version, LCP] of [
      ['old', 1_400],
      ['new', 3_900],
    ] as const)
      look(250, version).forEach((view, place) =>
        releases.measured(viewOf(view), [{ page: 'list', release: version, LCP }], networkOf(place)),
      );
  }

  it('takes a canary back that is clearly slower, and says why', async () => {
    const database = await open();
    const shop = await openWatch(database, KEY, CANARY);
    tell(shop);
    expect(await shop.settled()).toEqual(['new']);
    const refusals = await listRefusals(database.kysely);
    expect(refusals).toMatchObject([{ version: 'new', back_to: 'old', fault: 'browser' }]);
    expect(refusals[0]?.reason).toMatch(/^LCP of \d+ pages: p75 \d+ ms/);
  });

  it('takes nothing back of a version that everybody has: the one before had other hours', async () => {
    const shop = await openCanary(TRIAL);
    tell(shop);
    expect(await shop.settled()).toEqual([]);
  });

  it('takes nothing back for what few networks tell, however often', async () => {
    const shop = await openCanary();
    tell(shop, (place) => ipOf(place % 20));
    expect(await shop.settled()).toEqual([]);
  });

  it('takes nothing back for what does not come from pages of this shop, or tells of one page again and again', async () => {
    const shop = await openCanary();
    tell(shop, ipOf, () => Buffer.alloc(16, 1).toString('base64'));
    const [same = ''] = shop.look(1);
    tell(shop, ipOf, () => same);
    expect(await shop.settled()).toEqual([]);
  });

  it('is counted of versions that this shop draws alone', async () => {
    const { releases, look } = await openCanary();
    expect(releases.isDrawn('catalog', 'new')).toBe(false);
    look(1);
    expect([releases.isDrawn('catalog', 'new'), releases.isDrawn('account', 'new')]).toEqual([true, false]);
  });
});

async function addOwner({ transaction }: Database): Promise<void> {
  const nobody = { firstname: '', lastname: '', company: '', phone: '' };
  const owner = { ...nobody, email: 'owner@example.com', passwordHash: '', language: 'en' as const };
  await transaction(async (trx) => {
    await insertAccount(trx, { ...owner, conditionsVersion: '' }, new Date());
    await trx.updateTable('accounts').set({ role: 'owner' }).execute();
  });
}

describe('A storefront without a database', () => {
  it('knows after a restart what it took back, by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-refused-'));
    const clock = () => new Date('2026-11-21T10:00:00Z');
    const blocklist = await openBlocklistFile(folder, clock);
    const refusal = {
      remote: 'catalog',
      version: 'new',
      back_to: 'old',
      fault: 'server',
      reason: 'x',
    } as const;
    expect([await blocklist.refuse(refusal), await blocklist.refuse(refusal)]).toEqual([true, false]);
    expect(await (await openBlocklistFile(folder, clock)).read()).toMatchObject([
      { ...refusal, lifted_at: null },
    ]);
    await writeFile(join(folder, 'refused.json'), 'half a fi');
    expect(await (await openBlocklistFile(folder, clock)).read()).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

describe('A page’s token', () => {
  it('is never the same twice', () => {
    const views = createViews(KEY, () => new Date(0));
    const tokens = Array.from({ length: 2_000 }, () => views.make());
    expect(new Set(tokens).size).toBe(2_000);
    expect(tokens.every((token) => Buffer.from(token, 'base64').length === 16)).toBe(true);
  });
});
