import { staffRoleSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * Who works in the shop (right `staff`). The last owner stays one, and nobody changes their own role.
 *   GET    /api/tools/staff                             → staffList
 *   POST   /api/tools/staff                             invitation → 201 audited; a mail with a link goes out
 *   POST   /api/tools/staff/{id}/invitation             the mail once more → audited
 *   PATCH  /api/tools/staff/{id}                        {role} → audited
 *   POST   /api/tools/staff/{id}/end-sessions           → audited
 *   POST   /api/tools/staff/{id}/reset-second-factor    ends the sessions too → audited
 *   DELETE /api/tools/staff/{id}                        a customer from then on → audited
 *   POST   /api/tools/sessions/end                      {email}: of anybody, shoppers too → audited
 *   POST   /api/tools/sessions/end-all                  of everybody, save the one that asks → audited
 * 409 `own-role`, `last-owner`: the sentence says why.
 */
const staffMemberSchema = z.object({
  id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: staffRoleSchema,
  /** Null when no session is left. */
  lastSeenAt: z.nullable(z.string()),
  sessions: z.int(),
  hasSecondFactor: z.boolean(),
  /** Invited, and no password chosen yet. */
  isInvited: z.boolean(),
  isMe: z.boolean(),
});
export type StaffRow = z.infer<typeof staffMemberSchema>;
export const staffListSchema = z.object({ staff: z.array(staffMemberSchema) });

/** As typed. */
export const invitationSchema = z.object({ email: z.string(), role: z.string(), language: z.string() });
export type Invitation = z.infer<typeof invitationSchema>;
export const sessionsEndSchema = z.object({ email: z.string() });
export const roleChangeSchema = z.object({ role: staffRoleSchema });

/** How long the link of an invitation works. */
export const INVITATION_HOURS = 72;
