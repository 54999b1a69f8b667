import { doneSchema, profileSchema } from '../accounts/account.ts';
import { z } from '../zod.ts';

/*
 * What the owner's tools and the server agree on. Every route lies below `/api/tools` and names the right it needs.
 * Answers that are no success are the envelope of failure.ts, in the language of the `x-locale` header.
 *   401 `unauthorized`           nobody is logged in, or the session is over (staff: 8 hours); `redirect` is the login
 *   403 `not-staff`              a customer
 *   403 `second-factor-needed`   this session has not passed the second factor; `GET /api/tools/me` says what to do
 *   403 `not-allowed`            the role lacks the right
 *   409 `changed-meanwhile`      somebody else was first: changedMeanwhile
 *   429 `too-many`               too many wrong codes; header `retry-after`
 */

export const rightSchema = z.enum([
  'catalogue-read',
  'catalogue-write',
  'orders-read',
  'orders-write',
  /** Closings, shipping rates, texts, settings. */
  'shop-read',
  'shop-write',
  /** Users, roles, audit log. */
  'staff',
  /** Outbox, releases, backups. */
  'system',
]);
export type Right = z.infer<typeof rightSchema>;

export const staffRoleSchema = z.enum(['owner', 'catalogue', 'orders', 'read-only']);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** `GET /api/tools/me` : for staff, before the second factor too. */
export const staffSchema = z.object({
  email: z.string(),
  firstname: z.string(),
  role: profileSchema.shape.role,
  rights: z.array(rightSchema),
  /** none: not set up yet. asked: set up, and this session has still to pass it. */
  secondFactor: z.enum(['none', 'asked', 'passed']),
  /** While it is asked: whether a passkey can pass it too. */
  hasPasskey: z._default(z.boolean(), false),
});
export type Staff = z.infer<typeof staffSchema>;

/**
 * `POST /api/tools/second-factor/begin` : a secret for an authenticator app, only while no second factor is set up;
 * else 409 `second-factor-set`. Asking again gives another secret, and the one before no longer counts.
 */
export const secondFactorBegunSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** `otpauth://…`, what the picture says. */
  uri: z.string(),
  /** Data of an SVG path in a square of `size` units, a margin of four included. */
  qr: z.object({ path: z.string(), size: z.int() }),
});
export type SecondFactorBegun = z.infer<typeof secondFactorBegunSchema>;

/**
 * The body of `POST /api/tools/second-factor/confirm` → recoveryCodes, of `POST /api/tools/second-factor` → staff, and
 * of `POST /api/tools/second-factor/recovery-codes` → recoveryCodes, which replace the earlier ones.
 * Six digits of the app, spaces allowed; `POST /api/tools/second-factor` also takes a recovery code. A wrong one is a
 * field error at `code`.
 * `POST /api/tools/second-factor/passkey` passkeyLogin → staff: in place of a code, one of the account's passkeys with
 * fingerprint, face or PIN, asked by `POST /api/account/passkeys/proof`. Refused as at the login (passkeys.ts).
 */
export const codeRequestSchema = z.object({ code: z.string() });

/** To be kept by their owner: they are never shown again, and each works once. This session has passed. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const RECOVERY_CODES = 10;

/** A column's value as the database holds it: times, JSON and dates are text, yes and no are 1 and 0. */
const columnsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** One row before and after a write: the columns that changed. `before` is null for a new row, `after` for one gone. */
export const auditChangeSchema = z.object({
  table: z.string(),
  id: z.int(),
  before: z.nullable(columnsSchema),
  after: z.nullable(columnsSchema),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

/** A success of a write. `auditId` is what `POST /api/tools/undo/{auditId}` takes back. */
export const auditedSchema = z.extend(doneSchema, { auditId: z.int() });
export type Audited = z.infer<typeof auditedSchema>;

/** A lot of an import that is taken back of which something stays, and why: `moved` is stock that was counted since. */
const stayingSchema = z.object({
  insectId: z.int(),
  reference: z.string(),
  name: z.string(),
  why: z.enum(['changed', 'sold', 'reserved', 'moved']),
});
export type Staying = z.infer<typeof stayingSchema>;

/**
 * `POST /api/tools/undo/{auditId}` → undone, whose own id does it again. Within UNDO_MS, for who has the right of every
 * row in it. 404 for no such write, 409 `not-undoable` for one too old, taken back already or of another kind,
 * 409 `changed-meanwhile` when a row was changed since, 409 `not-publishable` when a lot would be shown without what
 * publishing asks. Of an import what can be is taken back; 409 `nothing-back` where
 * nothing can, 409 `too-many` where it wrote more than MOST_AT_ONCE lots.
 */
export const undoneSchema = z.extend(auditedSchema, { stays: z._default(z.array(stayingSchema), []) });
export type Undone = z.infer<typeof undoneSchema>;
export const UNDO_MS = 24 * 3_600_000;

/** The author of the earlier edit, and its time; empty where the log does not say. */
const firstSchema = z.object({ by: z.string(), at: z.string() });

/** The envelope of a 409 `changed-meanwhile`. */
export const changedMeanwhileSchema = z.extend(firstSchema, {
  code: z.literal('changed-meanwhile'),
  error: z.string(),
  /** What holds now, in the shape that the route answers to a read, its `revision` included; absent for an undo. */
  current: z.optional(z.unknown()),
  /** For an undo: the rows that hold something else now. */
  rows: z.optional(z.array(z.object({ table: z.string(), id: z.int() }))),
});
export type ChangedMeanwhile = z.infer<typeof changedMeanwhileSchema>;

const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  email: z.string(),
  role: z.string(),
  /** A short word, such as `insects.edit`. */
  action: z.string(),
  /** Such as `insects:12`, or a word of the action. */
  subjects: z.array(z.string()),
  /** The first of them when there are many, see `changeCount`. */
  changes: z.array(auditChangeSchema),
  changeCount: z.int(),
  note: z.string(),
  requestId: z.string(),
  /** The entry that this one takes back. */
  undoes: z.nullable(z.int()),
  /** The entry that took this one back. */
  undoneBy: z.nullable(z.int()),
  /** Whether `undo` would still take it, the rows being as they were left. */
  isUndoable: z.boolean(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** `GET /api/tools/audit?by=&action=&subject=&before=` : newest first; `before` is the `next` of the page before. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  next: z.nullable(z.int()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;
export const AUDIT_A_PAGE = 50;
