import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  doneSchema,
  loginRequestSchema,
  registerRequestSchema,
  profileAnswerSchema,
  profileDoneSchema,
  type RegisterRequest,
} from '@vitrine/shared/contract/accounts/account';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import type { AccountsContext } from '../../accounts-context.ts';
import { findDevice, readDeviceTokens } from '../../device-cookie.ts';
import { checkPassword } from '../../check-password.ts';
import { logIn, logOut, readShopper } from '../../shopper.ts';
import { readRegistration } from '../../rules/account-forms.ts';
import { textErrors, withLengths } from '../../../forms/rules/contact-errors.ts';
import { networkKey } from '../../../platform/network/network-key.ts';
import { findAccount, toProfile, insertAccount, type StoredAccount } from '../../store/accounts.ts';
import { done, tooEarly, wrongFields } from '../../../http/answers/form-reply.ts';
import { inFormWords, readBy } from '../../../http/forms/form-schema.ts';
import { perMinute } from '../../../http/limits/rate-limits.ts';
import { noteAccount } from '../../../http/request-log.ts';
import { refusal } from '../../../http/answers/error-reply.ts';
import { admitMail } from '../../../mail/index.ts';
import { writeAccountMail } from '../../store/account-mails.ts';
import { takeAttempt } from '../../../http/index.ts';
import { readConditionsVersion } from '../../../texts/index.ts';
import { askSubscription } from '../../../contact/index.ts';
import { admitStranger } from '../../admit-stranger.ts';
import { hashPassword, turnOfNetwork } from '../../hash-password.ts';

/** Stops whoever hammers; what is tried is counted apart, per account and per network, or per known browser. */
const DOORS_A_MINUTE = 60;

const tags = ['account'];
const failures = { '4xx': errorEnvelopeSchema };

/** In and out. */
export const authRoutes: FastifyPluginAsyncZod<{ accounts: AccountsContext }> = async (app, { accounts }) => {
  const config = perMinute(DOORS_A_MINUTE);
  /** A neighbour who hammers at the same address holds no browser back that logged in to the account before. */
  const browserOf = async (request: FastifyRequest) => {
    const { email } = loginRequestSchema.parse(request.body);
    const account = await findAccount(accounts.database.kysely, email);
    const tokens = readDeviceTokens(request, accounts.publicUrl);
    return findDevice(tokens, account?.device_secret ?? '')?.id ?? networkKey(request.ip);
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/api/auth/profile',
    { schema: { tags, response: { 200: profileAnswerSchema } } },
    async (request) => {
      const shopper = await readShopper(accounts, request);
      return shopper ? { profile: shopper.profile } : {};
    },
  );

  app.post(
    '/api/auth/register',
    {
      config,
      schema: {
        tags,
        body: readBy(withLengths(registerRequestSchema), (body) =>
          readRegistration(body, accounts.commonPasswords),
        ),
        response: { 201: profileDoneSchema, ...failures },
      },
    },
    async (request, reply) => {
      const registering = await register(accounts, request.body, request.ip);
      if (registering.kind === 'too-early') return tooEarly(reply, registering.seconds, 'tooManyAttempts');
      if (registering.kind === 'taken') {
        return wrongFields(reply, { email: { message: 'alreadyRegistered' } });
      }
      if (!(await logIn(accounts, registering.account, reply))) return wrongLogin(reply);
      const profile = toProfile(registering.account);
      return reply.code(201).send({ ...done(reply, 'registered'), profile });
    },
  );

  app.post(
    '/api/auth/login',
    {
      config: { rateLimit: { ...config.rateLimit, hook: 'preHandler', keyGenerator: browserOf } },
      schema: {
        tags,
        body: inFormWords(loginRequestSchema),
        response: { 200: profileDoneSchema, ...failures },
      },
    },
    async (request, reply) => {
      const email = request.body.email.trim();
      const { password } = request.body;
      const errors = {
        ...textErrors({ email }, ''),
        ...(password === '' && { password: { message: 'required' } as const }),
      };
      if (Object.keys(errors).length > 0) return wrongFields(reply, errors);
      const devices = readDeviceTokens(request, accounts.publicUrl);
      const check = await checkPassword(accounts, { email, password, ip: request.ip, devices });
      if (check.kind === 'too-early') return tooEarly(reply, check.seconds, 'tooManyGuesses');
      if (check.kind === 'wrong') {
        if (check.accountId !== null) noteAccount(request, check.accountId);
        return wrongLogin(reply);
      }
      if (!(await logIn(accounts, check.account, reply))) return wrongLogin(reply);
      return { ...done(reply, 'loggedIn'), profile: toProfile(check.account) };
    },
  );

  app.post(
    '/api/auth/logout',
    { config, schema: { tags, response: { 200: doneSchema } } },
    async (_request, reply) => {
      await logOut(accounts, reply);
      return done(reply, 'loggedOut');
    },
  );
};

/** The same for a wrong password and for an address without an account. */
function wrongLogin(reply: FastifyReply): FastifyReply {
  return reply.code(400).send(refusal(reply, 'wrong-login', 'wrongLogin'));
}

type Registering =
  | { kind: 'registered'; account: StoredAccount }
  | { kind: 'taken' }
  | { kind: 'too-early'; seconds: number };

/**
 * Opens an account and writes the mail that asks to confirm its address, which a mailbox with too many of them can ask for
 * later; the newsletter asks by a mail of its own.
 */
async function register(
  { database, clock, passwordWork, nameNetwork }: AccountsContext,
  form: RegisterRequest,
  ip: string,
): Promise<Registering> {
  const seconds = await takeAttempt(database, { scope: 'register-address', key: networkKey(ip) }, clock());
  if (seconds > 0) return { kind: 'too-early', seconds };
  const crowded = await admitStranger(database, ip, clock());
  if (crowded > 0) return { kind: 'too-early', seconds: crowded };
  if (await findAccount(database.kysely, form.email)) return { kind: 'taken' };
  const passwordHash = await hashPassword(form.password, passwordWork, turnOfNetwork(ip));
  const now = clock();
  const { email, locale } = form;
  const mail = { about: 'account-confirm', email, network: nameNetwork(ip) } as const;
  const isTold = (await admitMail(database, mail, now)) === null;
  const account = await database.transaction(async (trx) => {
    const conditionsVersion = await readConditionsVersion(trx);
    const facts = { ...form, language: form.locale, passwordHash, conditionsVersion };
    const inserted = await insertAccount(trx, facts, now);
    if (inserted && isTold) await writeAccountMail(trx, { kind: 'account-confirm', data: { email } }, now);
    return inserted;
  });
  if (!account) return { kind: 'taken' };
  if (form.newsletter)
    await askSubscription(database, { kind: 'newsletter', email, locale, species: '' }, now);
  return { kind: 'registered', account };
}
