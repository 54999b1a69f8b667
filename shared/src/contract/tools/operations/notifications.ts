import { doneSchema } from '../../accounts/account.ts';
import { z } from '../../zod.ts';

/*
 * What somebody of staff is told of by mail, each for oneself.
 *   GET /api/tools/notifications   → notifications
 *   PUT /api/tools/notifications   notificationChoices → notificationsSaved
 */

/** order: one was paid. transfer: one is due. failure: a mail, picture, refund, e-invoice, import, backup. todo: all that waits. */
export const NOTIFICATION_KINDS = ['order', 'transfer', 'withdrawal', 'failure', 'todo'] as const;
const notificationKindSchema = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKindSchema>;

/** morning: in one mail at seven. What waits is told then or never. */
export const notificationTimeSchema = z.enum(['at-once', 'morning', 'never']);
export type NotificationTime = z.infer<typeof notificationTimeSchema>;

/** Of the kinds that a role may see. */
export const notificationsSchema = z.object({
  choices: z.array(z.object({ kind: notificationKindSchema, time: notificationTimeSchema })),
});
export type Notifications = z.infer<typeof notificationsSchema>;
export const notificationsSavedSchema = z.extend(doneSchema, notificationsSchema.shape);
