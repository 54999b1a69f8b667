import type { Locale } from '@vitrine/shared/contract/locale';
import { INVITATION_HOURS } from '@vitrine/shared/contract/tools/staff';
import { z } from '@vitrine/shared/contract/zod';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { PaymentsContext } from '../../payments/index.ts';
import { findAccount, isInvited, readAccount } from '../store/accounts.ts';
import { makeMailToken } from '../store/mail-tokens.ts';
import { countPasskeys } from '../store/passkeys.ts';
import {
  type WaitingMail,
  writeLetter,
  type RenderedMail,
  sayMail,
  type AccountMailKind,
} from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';

type Render = (context: PaymentsContext, mail: WaitingMail) => Promise<RenderedMail | null>;

const emailSchema = z.object({ email: z.string() });
const accountSchema = z.object({ accountId: z.int() });
const goneSchema = z.object({ email: z.string(), language: z.enum(['en', 'nl', 'fr']) });
const passkeySchema = z.extend(accountSchema, { browser: z.string(), system: z.string() });
const leavingSchema = z.extend(goneSchema, { newEmail: z.string() });

/** The mails about accounts, by their kind. Each is null when there is nothing left to say, or nobody to say it to. */
export const ACCOUNT_RENDERERS: Record<AccountMailKind, Render> = {
  async 'account-confirm'(context, { data }) {
    const account = await findAccount(context.database.kysely, emailSchema.parse(JSON.parse(data)).email);
    if (!account || account.confirmed_at !== null) return null;
    const { id: accountId, email, language } = account;
    const token = await tokenFor(context, { accountId, purpose: 'confirm', email });
    const path = pathTo('confirmEmail', language, { token });
    return letterTo(context, email, { kind: 'account-confirm', language, path });
  },
  async 'account-recovery'(context, { data }) {
    const account = await findAccount(context.database.kysely, emailSchema.parse(JSON.parse(data)).email);
    if (!account) return null;
    const { id: accountId, email, language } = account;
    const token = await tokenFor(context, { accountId, purpose: 'recovery', email });
    const path = pathTo('passwordRecoveryToken', language, { token });
    return letterTo(context, email, { kind: 'account-recovery', language, path });
  },
  async 'account-new-email'(context, { data }) {
    const account = await readAccount(
      context.database.kysely,
      accountSchema.parse(JSON.parse(data)).accountId,
    );
    if (!account || account.new_email === null) return null;
    const { id: accountId, new_email: email, language } = account;
    const token = await tokenFor(context, { accountId, purpose: 'email', email });
    const path = pathTo('confirmEmail', language, { token });
    return letterTo(context, email, { kind: 'account-new-email', language, path });
  },
  async 'account-email-leaving'(context, { data }) {
    const { email, language, newEmail } = leavingSchema.parse(JSON.parse(data));
    const path = pathTo('passwordRecovery', language);
    return letterTo(context, email, { kind: 'account-email-leaving', language, path, about: newEmail });
  },
  async 'account-password-changed'(context, { data }) {
    const account = await readAccount(
      context.database.kysely,
      accountSchema.parse(JSON.parse(data)).accountId,
    );
    if (!account) return null;
    const { id, email, language } = account;
    const path = pathTo('passwordRecovery', language);
    const count = await countPasskeys(context.database.kysely, id);
    const more = count > 0 ? [sayMail('account-password-changed.passkeys', language, { count })] : [];
    return letterTo(context, email, { kind: 'account-password-changed', language, path, more });
  },
  'account-passkey-added': (context, { data }) => aboutPasskey(context, data, 'account-passkey-added'),
  'account-passkey-removed': (context, { data }) => aboutPasskey(context, data, 'account-passkey-removed'),
  'account-passkey-copied': (context, { data }) => aboutPasskey(context, data, 'account-passkey-copied'),
  async 'staff-invitation'(context, { data }) {
    const account = await readAccount(
      context.database.kysely,
      accountSchema.parse(JSON.parse(data)).accountId,
    );
    if (!account || !isInvited(account)) return null;
    const { id: accountId, email, language } = account;
    const link = { accountId, purpose: 'recovery', email, hours: INVITATION_HOURS } as const;
    const path = pathTo('passwordRecoveryToken', language, { token: await tokenFor(context, link) });
    return letterTo(context, email, { kind: 'staff-invitation', language, path });
  },
  'staff-second-factor-set': (context, { data }) =>
    aboutSecondFactor(context, data, 'staff-second-factor-set'),
  'staff-second-factor-reset': (context, { data }) =>
    aboutSecondFactor(context, data, 'staff-second-factor-reset'),
  async 'account-deleted'(context, { data }) {
    const { email, language } = goneSchema.parse(JSON.parse(data));
    return letterTo(context, email, { kind: 'account-deleted', language });
  },
};

async function aboutSecondFactor(
  context: PaymentsContext,
  data: string,
  kind: 'staff-second-factor-set' | 'staff-second-factor-reset',
): Promise<RenderedMail | null> {
  const account = await readAccount(context.database.kysely, accountSchema.parse(JSON.parse(data)).accountId);
  if (!account) return null;
  const { email, language } = account;
  return letterTo(context, email, { kind, language, path: pathTo('passwordRecovery', language) });
}

/** Leads to the passkeys: whoever reads it can log in, and remove one that is not theirs. */
async function aboutPasskey(
  context: PaymentsContext,
  data: string,
  kind: 'account-passkey-added' | 'account-passkey-removed' | 'account-passkey-copied',
): Promise<RenderedMail | null> {
  const { accountId, browser, system } = passkeySchema.parse(JSON.parse(data));
  const account = await readAccount(context.database.kysely, accountId);
  if (!account) return null;
  const { email, language } = account;
  const about = [browser, system].filter(Boolean).join(', ') || 'none';
  return letterTo(context, email, { kind, language, path: pathTo('accountPasskeys', language), about });
}

function tokenFor({ database, clock }: PaymentsContext, link: Parameters<typeof makeMailToken>[1]) {
  return makeMailToken(database.kysely, link, clock());
}

/** It greets nobody by name: whoever registers a stranger's address must not choose what they read. */
async function letterTo(
  { database, publicUrl }: PaymentsContext,
  to: string,
  mail: { kind: AccountMailKind; language: Locale; path?: string; about?: string; more?: string[] },
): Promise<RenderedMail> {
  const { kind, language: locale, path, about = '', more = [] } = mail;
  const content = writeLetter({
    locale,
    subject: sayMail(`${kind}.subject`, locale),
    paragraphs: [sayMail(`${kind}.text`, locale, { email: about, device: about }), ...more],
    ...(path &&
      kind !== 'account-deleted' && {
        button: { url: publicUrl + path, label: sayMail(`${kind}.button`, locale) },
      }),
    notes: [sayMail(`${kind}.note`, locale)],
    seller: await readSeller(database.kysely),
  });
  return { to, ...content };
}
