import { describe, expect, it } from '@jest/globals';
import { readSource, readSources } from './import-graph.ts';
import { findPackageFaults } from '../bundling/listed-packages.ts';
import { ARROWS, findBreaches, findCircles, findSql } from './walls.ts';

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

  it('have SQL in stores alone', () => {
    expect(findSql(house)).toEqual([]);
  });

  it.each(["db.selectFrom('lots')", "trx.insertInto('lots')", 'sql<number>`1`', 'sql`select 1`'])(
    'refuse SQL outside a store: %s',
    (text) => {
      const sources = (file: string) => new Map([[file, readSource(file, `export const a = ${text};`)]]);
      expect(findSql(sources('server/src/orders/store/a.ts'))).toEqual([]);
      expect(findSql(sources('server/src/orders/a.ts'))).toEqual([
        'server/src/orders/a.ts holds SQL outside store/',
      ]);
    },
  );

  it.each([
    ['catalog/src/a.ts', '../../account/src/b.ts', 'Deployables meet'],
    ['shared/src/build/a.ts', '../../../server/src/b.ts', 'Deployables meet'],
    ['e2e/support/a.ts', '../../server/src/b.ts', 'Deployables meet'],
    ['tools/src/model/a.ts', '../components/b.tsx', 'Rules know no page'],
    ['account/src/api/a.ts', '../routes/b.tsx', 'An endpoint knows no page'],
    ['catalog/src/components/a.tsx', '../routes/b.tsx', 'A component is drawn by pages'],
    ['shared/src/contract/a.ts', '../cart/b.ts', 'The contract depends on nothing'],
    ['shared/src/paths/a.ts', '../remote/b.tsx', 'Rules know no React'],
    ['shared/src/forms/a.tsx', '../remote/b.tsx', 'Looks and forms fetch nothing'],
    ['shared/src/ui/a.tsx', '../forms/b.tsx', 'Forms are drawn of looks'],
    ['server/src/a.ts', '@vitrine/shared/ui/feedback/Dialog', 'The server knows'],
    ['server/src/forms/rules/a.ts', '../store/b.ts', 'Rules are pure'],
    ['server/src/orders/rules/a.ts', '../../env.ts', 'Rules are pure'],
    ['server/src/orders/store/a.ts', '../../operations/jobs/b.ts', 'SQL sends nothing'],
    ['server/src/orders/a.ts', './tools-routes/orders.ts', 'Routes are for the app'],
    ['server/src/mail/a.ts', '../accounts/store/b.ts', 'The door of accounts'],
    ['server/src/operations/a.ts', '../orders/place.ts', 'The door of orders'],
    ['server/src/mail/a.ts', '../http/store/b.ts', 'The door to what http stores'],
    ['server/src/accounts/store/a.ts', '../../forms/store/b.ts', 'The door to what forms stores'],
    ['server/sample-shop/src/a.ts', '../../src/env.ts', 'The sample shop knows'],
  ])('refuse %s → %s', (file, request, why) => {
    expect(findBreaches(tree({ [file]: [request] }), ARROWS)).toEqual([
      expect.stringMatching(new RegExp(`^${file} → .+: ${why}`)),
    ]);
  });

  it.each([
    ['server/src/accounts/a.ts', './store/b.ts'],
    ['server/src/app/register-routes.ts', '../accounts/routes/auth.ts'],
    ['server/src/mail/a.ts', '../orders/index.ts'],
    ['server/src/mail/a.ts', '../http/index.ts'],
    ['server/src/forms/routes/a.ts', '../store/b.ts'],
    ['server/src/mail/a.test.ts', '../orders/place.ts'],
    ['server/src/invoices/rules/a.ts', '../../shop/rules/vat.ts'],
    ['server/src/orders/rules/a.ts', '@vitrine/shared/contract/locale'],
    ['catalog/src/routes/a.tsx', '../components/b.tsx'],
  ])('let pass %s → %s', (file, request) => {
    expect(findBreaches(tree({ [file]: [request] }), ARROWS)).toEqual([]);
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

  it('refuse a circle of the server’s rooms, which tests and routes may close', () => {
    const there = { 'server/src/mail/a.ts': ['../orders/b.ts'], 'server/src/orders/b.ts': [] };
    expect(findCircles(tree({ ...there, 'server/src/orders/c.test.ts': ['../mail/a.ts'] }))).toEqual([]);
    expect(findCircles(tree({ ...there, 'server/src/orders/routes/c.ts': ['../../mail/a.ts'] }))).toEqual([]);
    expect(findCircles(tree({ ...there, 'server/src/orders/c.ts': ['../mail/a.ts'] }))).toEqual([
      'A circle: mail → orders → mail.',
    ]);
  });
});
