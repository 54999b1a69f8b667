import type { Mutation } from './mutation.ts';

const GUARD = 'server/src/tools/tools-routes/staff-guard.ts';

/** Chapter V8. */
export const ACCESS_MUTATIONS: Mutation[] = [
  {
    rows: ['8.1.1', '8.2.1', '8.3.1'],
    name: 'every role of staff may do everything',
    file: 'server/src/tools/rules/rights.ts',
    from: '  return rightsOf(role).includes(right);',
    to: '  return isStaff(role);',
  },
  {
    rows: ['8.2.1'],
    name: 'a route that names no right is served',
    file: GUARD,
    from: '  if (!config?.right) throw new Error(`${name} names no right: config: { right: … }`);\n',
    to: '  void config;\n',
  },
  {
    rows: ['8.2.1'],
    name: 'shoppers come into the tools',
    file: 'server/src/tools/rules/rights.ts',
    from: '  return staffRoleSchema.safeParse(role).success;',
    to: '  return staffRoleSchema.safeParse(role).success || role === "customer";',
  },
  {
    rows: ['8.2.2'],
    name: 'whoever is logged in opens any order',
    file: 'server/src/orders/routes/open-order.ts',
    from: 'shopper !== null && shopper.accountId === stored.accountId ? stored : null',
    to: 'shopper !== null ? stored : null',
  },
  {
    rows: ['8.2.2'],
    name: 'a wrong key opens an order',
    file: 'server/src/orders/routes/open-order.ts',
    from: 'if (!stored || isSameSecret(stored.key, key)) return stored;',
    to: 'if (!stored || isSameSecret(key, key)) return stored;',
  },
  {
    rows: ['8.2.2'],
    name: 'a session of somebody else can be ended',
    file: 'server/src/accounts/store/sessions.ts',
    from: "    .deleteFrom('sessions')\n    .where('account_id', '=', accountId)\n    .where('id', '=', id)",
    to: "    .deleteFrom('sessions')\n    .where((eb) => eb.or([eb('account_id', '=', accountId), eb.lit(true)]))\n    .where('id', '=', id)",
  },
  {
    rows: ['8.2.3', '15.3.1'],
    name: 'the file of an account holds the orders of all',
    file: 'server/src/accounts/store/export-account.ts',
    from: "      const own = eb('account_id', '=', account.id);",
    to: "      const own = eb('account_id', '>', 0);",
  },
];
