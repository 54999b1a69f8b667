import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fastify, type RouteOptions } from 'fastify';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import { createAccounts } from '../../accounts/accounts-context.ts';
import { passSecondFactor, startSession, findShopper } from '../../accounts/store/sessions.ts';
import { oneDatabase } from '../../database/testing/databases.ts';
import { byNight } from '../../testing/long-run.ts';
import { testEnv } from '../../testing/test-env.ts';
import { openToolsDesk, type ToolsDesk } from '../../testing/desks/tools-desk.ts';
import type { RouteRight } from '../../tools/rules/rights.ts';
import { admitStaff } from '../../tools/tools-routes/staff-guard.ts';

jest.setTimeout(120_000);

/** Who may do what in the shop, as its owner would write it down. */
const TABLE: Record<Exclude<Profile['role'], 'customer'>, RouteRight[]> = {
  owner: [
    'catalogue-read',
    'catalogue-write',
    'orders-read',
    'orders-write',
    'shop-read',
    'shop-write',
    'staff',
    'system',
    'any',
    'own',
  ],
  catalogue: ['catalogue-read', 'catalogue-write', 'shop-read', 'any', 'own'],
  orders: ['orders-read', 'orders-write', 'catalogue-read', 'shop-read', 'any', 'own'],
  'read-only': ['catalogue-read', 'orders-read', 'shop-read', 'any', 'own'],
};
const STAFF = ['owner', 'catalogue', 'orders', 'read-only'] as const;
/** Where the role makes no difference, who may most stands for all by day. */
const ANY_STAFF = ['owner', ...byNight(...STAFF.slice(1))] as const;

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  right: RouteRight | undefined;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const open = oneDatabase();
const routes: Route[] = [];
let desk: ToolsDesk;

beforeAll(async () => {
  desk = await openToolsDesk(await open(), undefined, { onRoute: note });
});

function note({ method, url, config }: RouteOptions): void {
  const methods = METHODS.filter((one) => [method].flat().includes(one));
  routes.push(...methods.map((one) => ({ method: one, url, right: config?.right })));
}

const isTool = ({ url }: Route) => url.startsWith('/api/tools');

/** How a route answers somebody of this role who has just logged in. Routes that end sessions end this one only. */
async function askAs(role: Profile['role'], route: Route, hasPassed = true) {
  const { kysely } = desk.database;
  const { id } = await kysely.updateTable('accounts').set({ role }).returning('id').executeTakeFirstOrThrow();
  let token = await startSession(kysely, id, { browser: '', system: '', hasPassed: false }, desk.now());
  const shopper = await findShopper(kysely, token, desk.now());
  if (hasPassed) {
    token = await desk.database.transaction((trx) =>
      passSecondFactor(trx, shopper?.sessionId ?? 0, desk.now()),
    );
  }
  return ask(route, token);
}

async function ask({ method, url }: Route, cookie: string | null = null) {
  const visitor = desk.visitor();
  visitor.cookie = cookie;
  const path = url.replaceAll(/:\w+/g, '999999');
  const answer = await send();
  const { statusCode: status } = answer;
  if (status >= 500) return 'broken';
  return status === 401 || status === 403 ? `${status} ${answer.json().code}` : 'admitted';

  function send() {
    if (method === 'GET') return visitor.get(path);
    return method === 'POST' ? visitor.post(path) : visitor.send(method, path, {});
  }
}

const named = ({ method, url }: Route, answer: string) => `${method} ${url}: ${answer}`;

describe('A route of the tools', () => {
  it('names a right, or the server does not start', async () => {
    const accounts = await createAccounts({
      ...desk,
      env: testEnv(),
      clock: desk.now,
      nameNetwork: (ip) => ip,
    });
    const app = fastify();
    admitStaff(app, accounts);
    expect(() => app.get('/api/tools/secret', async () => 'open')).toThrow(
      'GET /api/tools/secret names no right',
    );
    expect(() => app.get('/api/secret', { config: { right: 'staff' } }, async () => 'open')).toThrow(
      'must lie below /api/tools/',
    );
    expect(routes.filter(isTool).length).toBeGreaterThan(5);
    expect(routes.filter(isTool).filter(({ right }) => right === undefined)).toEqual([]);
  });

  it('is closed to who is not logged in, and to shoppers', async () => {
    await desk.registered();
    for (const route of routes.filter(isTool)) {
      expect(named(route, await ask(route))).toBe(named(route, '401 unauthorized'));
      expect(named(route, await askAs('customer', route))).toBe(named(route, '403 not-staff'));
    }
  });

  it.each(ANY_STAFF)('asks the second factor of %s first', async (role) => {
    for (const route of routes.filter(isTool)) {
      const expected = route.right === 'own' ? 'admitted' : '403 second-factor-needed';
      expect(named(route, await askAs(role, route, false))).toBe(named(route, expected));
    }
  });

  it.each(STAFF)('answers %s by the table of rights', async (role) => {
    for (const route of routes.filter(isTool)) {
      const isAllowed = TABLE[role].some((right) => right === route.right);
      const expected = isAllowed ? 'admitted' : '403 not-allowed';
      expect(named(route, await askAs(role, route))).toBe(named(route, expected));
    }
  });
});

describe('A route of the shop', () => {
  it.each(ANY_STAFF)('answers %s as it does every shopper', async (role) => {
    const others = routes.filter((route) => !isTool(route));
    expect(others.length).toBeGreaterThan(50);
    for (const route of others) {
      const asShopper = await askAs('customer', route);
      expect(named(route, await askAs(role, route))).toBe(named(route, asShopper));
    }
  });

  it('below /api/account is closed to who is not logged in', async () => {
    const own = routes.filter(({ url }) => /^\/api\/account(\/|$)/.test(url));
    expect(own.length).toBeGreaterThan(10);
    for (const route of own) expect(named(route, await ask(route))).toBe(named(route, '401 unauthorized'));
  });
});
