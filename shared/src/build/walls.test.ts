import { describe, expect, it } from '@jest/globals';
import { readSource, readSources } from './import-graph.ts';
import { findPackageFaults } from './listed-packages.ts';
import { ARROWS, betweenSubjects, findBreaches, findCircles, findSql, SQL_OUTSIDE } from './walls.ts';

const house = readSources();

/** Files with these imports, and files without any that they mean. */
const tree = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, imports]) => [file, { imports, hasSql: false }]));

describe('The walls', () => {
  it('have no breach', () => {
    expect(house.size).toBeGreaterThan(2000);
    expect(findBreaches(house, ARROWS)).toEqual([]);
  });

  it('have no circle, between files or between folders of the server', () => {
    expect(findCircles(house)).toEqual([]);
  });

  it('have no package that is used and not listed, or listed and not used', () => {
    expect(findPackageFaults(house)).toEqual([]);
  });

  it('have SQL in stores alone, save where it was', () => {
    expect(findSql(house)).toEqual([]);
    expect(SQL_OUTSIDE.length).toBeLessThanOrEqual(21);
  });

  it.each(["db.selectFrom('lots')", "trx.insertInto('lots')", 'sql<number>`1`', 'sql`select 1`'])(
    'refuse SQL outside a store: %s',
    (text) => {
      const sources = (file: string) => new Map([[file, readSource(file, `export const a = ${text};`)]]);
      expect(findSql(sources('server/src/orders/store/a.ts'), [])).toEqual([]);
      expect(findSql(sources('server/src/orders/a.ts'), [])).toEqual([
        'server/src/orders/a.ts holds SQL outside store/',
      ]);
    },
  );

  it('ask for an exception to go when its SQL has gone', () => {
    expect(findSql(tree({}), ['server/src/orders/a.ts'])).toEqual([
      'server/src/orders/a.ts need not be an exception (SQL_OUTSIDE)',
    ]);
  });

  it.each([
    ['catalog/src/a.ts', '../../account/src/b.ts', 'Deployables meet'],
    ['shared/src/build/a.ts', '../../../server/src/b.ts', 'Deployables meet'],
    ['e2e/support/a.ts', '../../server/src/b.ts', 'Deployables meet'],
    ['tools/src/model/a.ts', '../components/b.tsx', 'Rules know no page'],
    ['account/src/api/a.ts', '../routes/b.tsx', 'An endpoint knows no page'],
    ['catalog/src/components/a.tsx', '../routes/b.tsx', 'A component is drawn by pages'],
    ['shared/src/contract/a.ts', '../cart/b.ts', 'The contract depends on nothing'],
    ['shared/src/paths/a.ts', '../remote/b.tsx', 'Rules know no React'],
    ['server/src/a.ts', '@vitrine/shared/ui/Dialog', 'The server knows'],
    ['server/src/rules/a.ts', '../store/b.ts', 'Rules are pure'],
    ['server/src/orders/rules/a.ts', '../../clock.ts', 'Rules are pure'],
    ['server/src/generate/a.ts', '../mail/b.ts', 'SQL knows no HTTP'],
    ['server/src/generate/a.ts', '../routes/b.ts', 'SQL knows no HTTP'],
    ['server/src/mail/a.ts', '../orders/tools-routes.ts', 'Routes use mail'],
    ['server/src/payments/a.ts', '../routes/tools/b.ts', 'Routes use mail'],
    ['server/src/mail/a.ts', '../accounts/store/b.ts', 'The store of accounts is its own'],
  ])('refuse %s → %s', (file, request, why) => {
    expect(findBreaches(tree({ [file]: [request] }), ARROWS)).toEqual([
      expect.stringMatching(new RegExp(`^${file} → .+: ${why}`)),
    ]);
  });

  it.each([
    ['server/src/accounts/a.ts', './store/b.ts'],
    ['server/src/main.ts', './accounts/routes.ts'],
    ['server/src/orders/rules/a.ts', '@vitrine/shared/contract/locale'],
    ['catalog/src/routes/a.tsx', '../components/b.tsx'],
  ])('let pass %s → %s', (file, request) => {
    expect(findBreaches(tree({ [file]: [request] }), ARROWS)).toEqual([]);
  });

  it('let others enter a finished subject by its index alone', () => {
    const arrows = betweenSubjects({ orders: 'door', mail: 'store' });
    const sources = tree({ 'server/src/mail/a.ts': ['../orders/index.ts', '../orders/place.ts'] });
    expect(findBreaches(sources, arrows)).toEqual([
      'server/src/mail/a.ts → server/src/orders/place.ts: The door of orders is its index.ts.',
    ]);
  });

  it('refuse a circle of files, of types and lazy imports too', () => {
    const sources = new Map([
      ['catalog/src/a.ts', readSource('a.ts', "export * from './b.ts';")],
      ['catalog/src/b.ts', readSource('b.ts', "import type { C } from './c.ts'; export type B = C;")],
      ['catalog/src/c.ts', readSource('c.ts', "export const load = () => import('./a.ts');")],
    ]);
    expect(findCircles(sources)).toEqual([
      'A circle: catalog/src/a.ts → catalog/src/b.ts → catalog/src/c.ts → catalog/src/a.ts.',
    ]);
  });

  it('refuse a circle of the server’s folders, which tests may close', () => {
    const there = { 'server/src/mail/a.ts': ['../store/b.ts'], 'server/src/generate/b.ts': [] };
    expect(findCircles(tree({ ...there, 'server/src/generate/c.test.ts': ['../mail/a.ts'] }))).toEqual([]);
    expect(findCircles(tree({ ...there, 'server/src/generate/c.ts': ['../mail/a.ts'] }))).toEqual([
      'A circle: mail → store → mail.',
    ]);
  });
});
