import { z } from '../../zod.ts';

/*
 * Backups of the whole shop (right `system`).
 *   GET    /api/tools/backups          → backups
 *   POST   /api/tools/backups          begins one, 202 → backups; 409 `backup-taking` while one is being taken
 *   GET    /api/tools/backups/{name}   the file
 *   DELETE /api/tools/backups/{name}   → backups
 */
export const backupsSchema = z.object({
  /** The newest first. */
  backups: z.array(
    z.object({
      /** Of the file: what addresses carry. */
      name: z.string(),
      takenAt: z.string(),
      bytes: z.int(),
    }),
  ),
  isTaking: z.boolean(),
  /** Why the last one could not be taken, in English; empty when it could. */
  failure: z.string(),
  /** Room left on the disk that they lie on. */
  freeBytes: z.int(),
});
export type Backups = z.infer<typeof backupsSchema>;
