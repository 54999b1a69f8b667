/* The door of this subject: what the others may use. */

export { type AccountsContext, createAccounts } from './accounts-context.ts';
export { findDevice, readDeviceTokens } from './device-cookie.ts';
export { type PasswordWork, hashPassword } from './hash-password.ts';
export { ACCOUNT_RENDERERS } from './mails/account-mail.ts';
export { refusePasskey } from './refuse-passkey.ts';
export { isLive } from './rules/session-window.ts';
export { setSessionCookie } from './session-cookie.ts';
export { readShopper, rememberBrowser } from './shopper.ts';
export { ACCOUNT_MAIL_KINDS, writeAccountMail } from './store/account-mails.ts';
export { ACCOUNT_DELETIONS } from './store/accounts-clean.ts';
export {
  type NewAccount,
  type StoredAccount,
  changeAccount,
  findAccount,
  holdAccount,
  insertAccount,
  isInvited,
  isMailboxOwner,
  readAccount,
} from './store/accounts.ts';
export { listAddresses } from './store/addresses.ts';
export { countPasskeys, deletePasskeys } from './store/passkeys.ts';
export { forgetAllDevices } from './store/devices.ts';
export { dropMailTokens, makeMailToken } from './store/mail-tokens.ts';
export { type Shopper, endSessions, passSecondFactor } from './store/sessions.ts';
export { type PasskeyUse, proveByPasskey } from './use-passkey.ts';
