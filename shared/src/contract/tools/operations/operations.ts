import { doneSchema } from '../../accounts/account.ts';
import { z } from '../../zod.ts';

/*
 * What the shop does by itself (right `system`).
 *   GET  /api/tools/mails?state=&before=         → mails
 *   POST /api/tools/mails/{id}/retry             a mail that was given up → retried
 *   POST /api/tools/mails/retry                  all of them → retried
 *   POST /api/tools/dead-pictures/retry          all pictures of insects that were given up → retried
 *   GET  /api/tools/releases                     → releases
 *   POST /api/tools/releases/{remote}/{version}/lift   a version that the shop went back from → done
 */

export const mailStateSchema = z.enum(['waiting', 'sent', 'dead']);
export type MailState = z.infer<typeof mailStateSchema>;

const mailRowSchema = z.object({
  id: z.int(),
  kind: z.string(),
  /** Address; empty when it is only known as the mail is written, or no longer. */
  to: z.string(),
  /** What it is about, such as the reference of an order; empty without one. */
  about: z.string(),
  state: mailStateSchema,
  attempts: z.int(),
  createdAt: z.string(),
  /** When it is tried next; meant for mails that wait. */
  nextAt: z.string(),
  sentAt: z.nullable(z.string()),
  error: z.string(),
});
export type MailRow = z.infer<typeof mailRowSchema>;

/** The newest first. `before` is the `next` of the page before. */
export const mailsSchema = z.object({
  mails: z.array(mailRowSchema),
  next: z.nullable(z.int()),
  counts: z.object({ waiting: z.int(), dead: z.int() }),
});
export type Mails = z.infer<typeof mailsSchema>;
export const MAILS_A_PAGE = 50;

/** How many are tried again. */
export const retriedSchema = z.extend(doneSchema, { count: z.int() });

/** Why the shop went back from a version by itself: what its server saw, or what many browsers told. */
const refusalSchema = z.object({
  fault: z.enum(['server', 'browser']),
  backTo: z.string(),
  reason: z.string(),
  refusedAt: z.string(),
  /** When staff let it be drawn again; null while it is refused. */
  liftedAt: z.nullable(z.string()),
});

export const releasesSchema = z.object({
  apps: z.array(
    z.object({
      name: z.string(),
      /** The version that the pointer names; null when there is no pointer that can be read. */
      live: z.nullable(z.string()),
      /** The newest first. */
      versions: z.array(
        z.object({
          version: z.string(),
          releasedAt: z.string(),
          /** Of all its files, as they lie on the disk. */
          bytes: z.int(),
          contract: z.nullable(z.int()),
          isSigned: z.boolean(),
          /** Percents of the visitors that try it, while it is a canary. */
          share: z.optional(z.int()),
          refusal: z.optional(refusalSchema),
        }),
      ),
    }),
  ),
});
export type Releases = z.infer<typeof releasesSchema>;
