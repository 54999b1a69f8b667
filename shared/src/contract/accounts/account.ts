import { localeSchema } from '../locale.ts';
import { addressSchema } from '../orders/place-order.ts';
import {
  fulfilmentStateSchema,
  orderLineSchema,
  orderStateSchema,
  paymentStateSchema,
} from '../orders/order.ts';
import { profileSchema, type Profile } from './profile.ts';
import { z } from '../zod.ts';

export { profileAnswerSchema, profileSchema, type Profile } from './profile.ts';

/*
 * The doors of the account. Every answer that is not a success is the envelope of failure.ts, its texts in the language
 * of the `x-locale` header, else of `locale` in the body. Field errors are keyed by the names below.
 *   400 `invalid`       fields are wrong
 *   400 `wrong-login`   address and password do not belong together; never which of them
 *   400 `bad-token`     link of a mail that was used, is too old or never was
 *   401 `unauthorized`  nobody is logged in; `redirect` is the login page
 *   404 `not-found`     no such address or session of this shopper
 *   409 `unconfirmed`   the e-mail address must be confirmed first
 *   429 `too-many`      header `retry-after` says after how many seconds to try again
 */

/** A success that has something to say to the shopper. `redirect`: a path of the shop to go to, see failure.ts. */
export const doneSchema = z.object({
  result: z.literal(true),
  message: z.string(),
  redirect: z.optional(z.string()),
});
export type Done = z.infer<typeof doneSchema>;

/** A success after which the profile may have changed: login, registration, language, password, personal data. */
export const profileDoneSchema = z.extend(doneSchema, { profile: profileSchema });
export type ProfileDone = z.infer<typeof profileDoneSchema>;

/**
 * `POST /api/auth/register` → 201 profileDone. The shopper is logged in at once; the address is still to be confirmed
 * by the link of a mail, and guest orders cannot be claimed before. A known address is a field error at `email`.
 */
export const registerRequestSchema = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  emailConfirmation: z.string(),
  /** 12 to 128 characters, any of them; spaces at its ends count. */
  password: z.string(),
  passwordConfirmation: z.string(),
  acceptsConditions: z.boolean(),
  /** Empty when there is none. */
  company: z.string(),
  phone: z.string(),
  /** True asks for the newsletter, which is confirmed by a mail of its own. */
  newsletter: z.boolean(),
  locale: localeSchema,
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;
export const PASSWORD_LENGTH = { min: 12, max: 128 };
/** Of those who work in the shop. */
const STAFF_PASSWORD_LENGTH = { min: 15, max: 128 };
/** The bounds of a password, by the role of its account. */
export const passwordLength = (role: Profile['role']) =>
  role === 'customer' ? PASSWORD_LENGTH : STAFF_PASSWORD_LENGTH;

/**
 * `POST /api/auth/confirm {token}` : the button of the page that a confirmation mail links to, for a new account and
 * for a new address of an old one. Needs no login. A link works once, for 24 hours.
 */
export const confirmRequestSchema = z.object({ token: z.string() });
export const confirmedSchema = z.extend(doneSchema, {
  email: z.string(),
  /** False: pressed where nobody is logged in to the account, so what was ordered without it is not added yet. */
  isOwnerProved: z.optional(z.boolean()),
});
export type Confirmation = z.infer<typeof confirmedSchema>;

/** `POST /api/auth/confirm/resend {email}` → done, always the same. */
export const mailRequestSchema = z.object({ email: z.string() });

/** `POST /api/auth/login` → profileDone. */
export const loginRequestSchema = z.object({ email: z.string(), password: z.string() });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/*
 * `POST /api/auth/logout` → done; also when nobody was logged in.
 * `POST /api/auth/recovery {email}` (mailRequest) → done, always the same.
 */

/** `GET /api/auth/recovery/{token}` : whether the link of a recovery mail still works. It does once, for an hour. */
export const recoveryLinkSchema = z.object({
  isValid: z.boolean(),
  /** Signs that the password of its account needs at least. */
  shortest: z.optional(z.int()),
});

/** `POST /api/auth/recovery/{token}` → done. Ends every session; the shopper then logs in with the new password. */
export const newPasswordRequestSchema = z.object({
  password: z.string(),
  passwordConfirmation: z.string(),
});

/** `PATCH /api/account/language` → profileDone. */
export const languageRequestSchema = z.object({ language: localeSchema });

const newsletterStateSchema = z.enum(['none', 'asked', 'confirmed']);

/** `GET /api/account` */
export const accountSchema = z.object({
  email: z.string(),
  is_email_verified: z.boolean(),
  /** The address that a change waits for to be confirmed, or null. */
  newEmail: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  phone: z.string(),
  language: localeSchema,
  /** asked: the mail that asks to confirm is not answered yet. */
  newsletter: newsletterStateSchema,
  createdAt: z.string(),
});
export type Account = z.infer<typeof accountSchema>;

/** `PATCH /api/account` → profileDone: personal data, all of them at once. */
export const accountChangeSchema = z.pick(accountSchema, {
  firstname: true,
  lastname: true,
  company: true,
  phone: true,
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

/**
 * `POST /api/account/password` → profileDone. Every other session ends. A wrong current password is a field error at
 * `currentPassword`.
 */
export const passwordChangeSchema = z.object({
  currentPassword: z.string(),
  password: z.string(),
  passwordConfirmation: z.string(),
});

/**
 * `POST /api/account/email` → done: a link goes to the new address and the present one is told. Until the link is
 * used the present address holds. A wrong password is a field error at `currentPassword`.
 * `DELETE /api/account/email` → done: the change is called off, and the link works no more.
 */
export const emailChangeSchema = z.object({
  email: z.string(),
  emailConfirmation: z.string(),
  currentPassword: z.string(),
});

/** `POST /api/account/newsletter {wants}` → done: true sends the mail that asks to confirm, false ends it. */
export const newsletterRequestSchema = z.object({ wants: z.boolean() });

/** An address as the checkout asks for it. */
export const savedAddressSchema = z.extend(addressSchema, {
  id: z.int(),
  /** The one that the checkout begins with; the first one is, until another is chosen. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/**
 * `GET /api/account/addresses` → the list, the default one first.
 * `POST /api/account/addresses` → 201 and the address; `PUT /api/account/addresses/{id}` → the address;
 * `DELETE /api/account/addresses/{id}` → the list that is left.
 * At most MAX_ADDRESSES; one more is 409 `too-many-addresses`.
 */
export const savedAddressesSchema = z.object({ addresses: z.array(savedAddressSchema) });
export const addressRequestSchema = z.extend(addressSchema, { isDefault: z.boolean() });
export type AddressRequest = z.infer<typeof addressRequestSchema>;
export const MAX_ADDRESSES = 20;

/** One row of the order history. The whole order is `GET /api/orders/{reference}`, without key for its owner. */
const orderSummarySchema = z.object({
  reference: z.string(),
  placedAt: z.string(),
  orderState: orderStateSchema,
  paymentState: paymentStateSchema,
  fulfilmentState: fulfilmentStateSchema,
  totalCents: z.int(),
  lines: z.array(orderLineSchema),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** `GET /api/account/orders?page=` : newest first, ORDERS_A_PAGE a page. A page past the end is 404. */
export const orderHistorySchema = z.object({
  orders: z.array(orderSummarySchema),
  page: z.int(),
  pageCount: z.int(),
  total: z.int(),
});
export type OrderHistory = z.infer<typeof orderHistorySchema>;
export const ORDERS_A_PAGE = 10;

/**
 * `GET /api/account/claim` : how many orders were placed without login with this shopper's confirmed address.
 * `POST /api/account/claim` → claimed: they are now in the order history. 409 `unconfirmed` before confirmation.
 */
export const claimSchema = z.object({
  /** 0 while the address is not confirmed, whatever there is. */
  orders: z.int(),
  isConfirmed: z.boolean(),
});
export const claimedSchema = z.extend(doneSchema, { orders: z.int() });

/** A browser that is logged in. Names are brands, such as `Firefox` and `Windows`; empty when not known. */
const sessionSchema = z.object({
  id: z.int(),
  browser: z.string(),
  system: z.string(),
  isCurrent: z.boolean(),
  startedAt: z.string(),
  /** Right to about five minutes. */
  lastSeenAt: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * `GET /api/account/sessions` → the list, the current one first. `DELETE /api/account/sessions/{id} {currentPassword}`
 * ends one, `DELETE /api/account/sessions {currentPassword}` all others; both → the list that is left. A wrong password
 * is a field error at `currentPassword`. The current one ends without: that is a logout.
 */
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });
export const sessionEndSchema = z.object({ currentPassword: z._default(z.catch(z.string(), ''), '') });
export type SessionEnd = z.infer<typeof sessionEndSchema>;

/*
 * `GET /api/account/export?format=json` → all that the shop holds on the shopper, as a file.
 * `GET /api/account/export?format=csv` → the lines of the orders, as a file.
 */

/**
 * `DELETE /api/account {currentPassword}` → done. A wrong password is a field error at `currentPassword`. Sessions end
 * and a mail says so. Orders stay, with what their invoices need.
 */
export const accountDeletionSchema = z.object({ currentPassword: z.string() });
