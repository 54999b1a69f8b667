import type { Mutation } from './mutation.ts';

const SESSIONS = 'server/src/accounts/store/sessions.ts';
const WINDOW = 'server/src/accounts/rules/session-window.ts';
const SHOPPER = 'server/src/accounts/shopper.ts';

/** Chapter V7. */
export const SESSION_MUTATIONS: Mutation[] = [
  {
    rows: ['7.1.2'],
    name: 'an account has as many sessions as it likes',
    file: SESSIONS,
    from: '  await endSurplus(kysely, accountId);\n',
    to: '',
  },
  {
    rows: ['7.2.1'],
    name: 'who is not logged in is let through',
    file: 'server/src/accounts/routes/account-guard.ts',
    from: 'if (!shopper) return sendToLogin(request, reply) ?? unauthorized(reply);',
    to: 'if (!shopper) return;',
  },
  {
    rows: ['7.2.3'],
    name: 'a token holds 8 random bytes, four times',
    file: 'server/src/platform/secret-token.ts',
    from: "randomBytes(32).toString('base64url')",
    to: "Buffer.concat(Array(4).fill(randomBytes(8))).toString('base64url')",
  },
  {
    rows: ['7.2.4'],
    name: 'the second factor leaves the token as it was',
    file: SESSIONS,
    from: '.set({ second_factor_at: now.toISOString(), token_hash: digestOf(token) })',
    to: '.set({ second_factor_at: now.toISOString() })',
  },
  {
    rows: ['7.3.1'],
    name: 'a session that nobody used for a month goes on',
    file: WINDOW,
    from: ' && ageMs(session.lastSeenAt, now) < IDLE_MS',
    to: '',
  },
  {
    rows: ['7.3.1'],
    name: 'staff stay logged in as long as shoppers',
    file: WINDOW,
    from: 'STAFF_SESSION_MS = 8 * HOUR_MS',
    to: 'STAFF_SESSION_MS = SESSION_MS',
  },
  {
    rows: ['7.3.2'],
    name: 'a session in use never ends',
    file: WINDOW,
    from: 'ageMs(session.startedAt, now) < SESSION_MS && ',
    to: '',
  },
  {
    rows: ['7.4.1'],
    name: 'logging out takes the cookie alone',
    file: SESSIONS,
    from: "await kysely.deleteFrom('sessions').where('token_hash', '=', digestOf(token)).execute();",
    to: 'void [kysely, token];',
  },
  {
    rows: ['7.4.2'],
    name: 'sessions outlive their account',
    file: 'server/src/database/migrations/0009-accounts.ts',
    from: `      account_id integer not null references accounts (id) on delete cascade,
      token_hash text not null unique,`,
    to: `      account_id integer not null,
      token_hash text not null unique,`,
  },
  {
    rows: ['7.4.3'],
    name: 'a new password leaves the other sessions',
    file: 'server/src/accounts/routes/account-secrets.ts',
    from: '    await endSessions(trx, accountId);\n',
    to: '',
  },
  {
    rows: ['7.4.4'],
    name: 'the pages of the account have no way out',
    file: 'account/src/components/AccountPage.tsx',
    from: '      <LogOut />\n',
    to: '',
  },
  {
    rows: ['7.4.5'],
    name: 'logging everybody out leaves shoppers logged in',
    file: 'server/src/staff/store/sessions-of-staff.ts',
    from: "    await trx.deleteFrom('sessions').where('id', '<>', staff.sessionId).execute();\n",
    to: '',
  },
  {
    rows: ['7.5.1', '7.5.2', '6.2.3'],
    name: 'any password proves the owner',
    file: 'server/src/accounts/routes/prove-owner.ts',
    from: "if (check.kind === 'right') return check.account;",
    to: "if (check.kind === 'right' || password !== '') return { id: shopperOf(request).accountId } as StoredAccount;",
  },
  {
    rows: ['7.2.2', '7.2.4'],
    name: 'logging in leaves the session before, which somebody may have planted',
    file: SHOPPER,
    from: '    if (before !== null) await endSessionOf(trx, before);\n',
    to: '',
  },
];
