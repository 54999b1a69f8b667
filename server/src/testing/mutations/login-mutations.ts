import type { Mutation } from './mutation.ts';

const ATTEMPTS = 'server/src/http/limits/attempt-rules.ts';
const CHECK = 'server/src/accounts/check-password.ts';
const FAULT = 'server/src/accounts/rules/password-fault.ts';
const FACTORS = 'server/src/staff/store/staff-second-factors.ts';
const FIELD = 'account/src/components/access/PasswordField.tsx';
const HASH = 'server/src/accounts/hash-password.ts';
const TOKENS = 'server/src/accounts/store/mail-tokens.ts';

/** An account that everybody knows the password of. */
const ACCOUNT = `    await writeSeller(trx, SAMPLE_SELLER);
    await trx.insertInto('accounts').values({
      ...{ email: 'admin@example.com', email_key: 'admin@example.com', password_hash: 'admin' },
      ...{ firstname: '', lastname: '', company: '', phone: '', language: 'en', role: 'owner' },
      ...{ conditions_version: '1', conditions_at: now.toISOString(), created_at: now.toISOString() },
    }).execute();
`;

/** Chapter V6. */
export const LOGIN_MUTATIONS: Mutation[] = [
  {
    rows: ['6.3.1'],
    name: 'an address that nobody has is answered without a hash',
    file: 'server/src/accounts/hash-password.ts',
    from: '  const actual = await hash(password, salt, work, turn);',
    to: '  const actual = stored === null ? randomBytes(HASH_BYTES) : await hash(password, salt, work, turn);',
  },
  {
    rows: ['6.2.1'],
    name: 'a password may be as short as it likes',
    file: FAULT,
    from: "  if (length < min) return { message: 'passwordShort', values: { limit: String(min) } };\n",
    to: '',
  },
  {
    rows: ['6.2.2'],
    name: 'a new password is taken and never stored',
    file: 'server/src/accounts/routes/account-secrets.ts',
    from: '{ password_hash: passwordHash, new_email: null }',
    to: '{ new_email: (void passwordHash, null) }',
  },
  {
    rows: ['6.2.4'],
    name: 'common passwords are fine',
    file: FAULT,
    from: "  if (common.has(lower) || common.has(withoutDisguise(lower))) return { message: 'passwordCommon' };\n",
    to: '',
  },
  {
    rows: ['6.2.12'],
    name: 'passwords that leaked are fine',
    file: 'server/src/accounts/common-passwords.ts',
    from: 'many.has(password) || isLeaked(leaked, password)',
    to: 'many.has(password) || (isLeaked, leaked.length < 0)',
  },
  {
    rows: ['6.2.5'],
    name: 'a password needs a digit',
    file: FAULT,
    from: '  const lower = plain.toLowerCase();\n',
    to: "  const lower = plain.toLowerCase();\n  if (!/\\d/.test(lower)) return { message: 'passwordCommon' };\n",
  },
  {
    rows: ['6.2.6'],
    name: 'a password is readable while it is typed',
    file: FIELD,
    from: "type={isShown ? 'text' : 'password'}",
    to: 'type="text"',
  },
  {
    rows: ['6.2.7'],
    name: 'password managers are told to keep off',
    file: FIELD,
    from: 'autoComplete={`${kind}-password`}',
    to: 'autoComplete="off"',
  },
  {
    rows: ['6.2.8'],
    name: 'a password opens in any case of its letters',
    file: HASH,
    from: '{ ...work, message: password, nonce: salt,',
    to: '{ ...work, message: password.toLowerCase(), nonce: salt,',
  },
  {
    rows: ['6.2.8'],
    name: 'a password is cut off after 64 signs',
    file: HASH,
    from: '{ ...work, message: password, nonce: salt,',
    to: '{ ...work, message: password.slice(0, 64), nonce: salt,',
  },
  {
    rows: ['6.2.9'],
    name: 'a password of 40 signs is too long',
    file: FAULT,
    from: '  if (length > max) return',
    to: '  if (length > 40) return',
  },
  {
    rows: ['6.2.11'],
    name: 'the shop’s own words make a password',
    file: FAULT,
    from: "  return isPersonal(lower, email) ? { message: 'passwordPersonal' } : null;",
    to: '  void [isPersonal, email];\n  return null;',
  },
  {
    rows: ['6.3.1'],
    name: 'guesses at an account are not counted',
    file: ATTEMPTS,
    from: "  'login-account': { free: 10,",
    to: "  'login-account': { free: 1e6,",
  },
  {
    rows: ['6.3.1'],
    name: 'guesses of a network at many accounts are not counted',
    file: ATTEMPTS,
    from: "  'login-address': { free: 10,",
    to: "  'login-address': { free: 1e6,",
  },
  {
    rows: ['6.3.1'],
    name: 'a known browser waits with the strangers',
    file: CHECK,
    from: "  const device = findDevice(devices, account?.device_secret ?? '');\n",
    to: '  void [findDevice, devices];\n  const device = null as { id: string } | null;\n',
  },
  {
    rows: ['6.3.3'],
    name: 'staff work without the second factor',
    file: 'server/src/tools/tools-routes/staff-guard.ts',
    from: "  if (!hasPassed && right !== 'own') return forbid(reply, 'second-factor-needed', 'secondFactorNeeded');\n",
    to: '',
  },
  {
    rows: ['6.3.4'],
    name: 'a session that was left open guesses the password freely',
    file: 'server/src/accounts/routes/prove-owner.ts',
    from: "if (check.kind === 'too-early') tooEarly(reply, check.seconds, 'tooManyGuesses');",
    to: "if (check.kind === 'too-early') wrongFields(reply, { currentPassword: { message: 'passwordWrong' } });",
  },
  {
    rows: ['6.4.1'],
    name: 'links of mails never run out',
    file: TOKENS,
    from: '  confirm: 24 * HOUR_MS,',
    to: '  confirm: 1e6 * HOUR_MS,',
  },
  {
    rows: ['6.4.3'],
    name: 'a link for a lost password works for a day',
    file: TOKENS,
    from: '  recovery: HOUR_MS,',
    to: '  recovery: 24 * HOUR_MS,',
  },
  {
    rows: ['6.4.3'],
    name: 'a recovered account leaves who was in it logged in',
    file: 'server/src/accounts/store/accounts-confirm.ts',
    from: '    await endSessions(trx, account.id);\n',
    to: '    void endSessions;\n',
  },
  {
    rows: ['6.4.4', '6.5.1'],
    name: 'a recovery code comes in again and again',
    file: FACTORS,
    from: ".deleteFrom('staff_recovery_codes')\n    .where('account_id', '=', accountId)\n    .where('code_hash', '=', digestOf(code))",
    to: ".updateTable('staff_recovery_codes')\n    .set({ account_id: accountId })\n    .where('account_id', '=', accountId)\n    .where('code_hash', '=', digestOf(code))",
  },
  {
    rows: ['6.5.1'],
    name: 'a code of the app works twice',
    file: FACTORS,
    from: ".where('last_step', '<', step)",
    to: ".where('last_step', '<=', step)",
  },
  {
    rows: ['6.5.2', '6.5.4'],
    name: 'secrets of authenticator apps stand in the database as they are',
    file: 'server/src/staff/secret-box.ts',
    from: "  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');",
    to: "  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64') + text;",
  },
  {
    rows: ['6.5.3'],
    name: 'a secret of an app holds 40 bits',
    file: 'server/src/staff/totp.ts',
    from: '  return new Secret({ size: 20 }).base32;',
    to: '  return new Secret({ size: 5 }).base32.repeat(4);',
  },
  {
    rows: ['6.5.5'],
    name: 'a code of the app works for minutes',
    file: 'server/src/staff/totp.ts',
    from: 'const WINDOW = 1;',
    to: 'const WINDOW = 8;',
  },
  {
    rows: ['6.2.10'],
    name: 'a password runs out after a year',
    file: CHECK,
    from: '  if (!account || !isRight) return',
    to: '  if (!account || !isRight || clock().getTime() - Date.parse(account.created_at) > 3e10) return',
  },
  {
    rows: ['6.3.2', '13.2.3'],
    name: 'the sample shop comes with an account',
    file: 'server/src/fill/fill-shop.ts',
    from: '    await writeSeller(trx, SAMPLE_SELLER);\n',
    to: ACCOUNT,
  },
];
