import { z } from '@vitrine/shared/contract/zod';
import { localizedSchema } from '@vitrine/shared/contract/locale';
import { familySchema, insectCardSchema } from '@vitrine/shared/contract/catalogue';
import { frameSchema } from '@vitrine/shared/contract/frame';
import { profileSchema } from '@vitrine/shared/contract/accounts/profile';

/* For tests and development: no first load of a shop brings it (`boot.ts`). */

/** A route that the page was drawn with: what stands for it until its remote is here. */
const slotRouteSchema = z.object({
  id: z.string(),
  path: z.nullable(z.string()),
  isIndex: z.boolean(),
  hasErrorBoundary: z.boolean(),
});
export type SlotRoute = z.infer<typeof slotRouteSchema>;

/** Why a page is not there, as the server tells the browser, and as both draw it. */
const pageFailureSchema = z.object({
  status: z.int(),
  /** What the shop itself says of a request that it refused. */
  sentences: z.optional(z.array(z.string())),
  /** The code of the page could not be had: a part of the shop is away, and the rest goes on. */
  isAway: z.optional(z.boolean()),
});
export type PageFailure = z.infer<typeof pageFailureSchema>;

const thumbSchema = z.extend(
  z.pick(insectCardSchema, { uuid: true, name: true, picture: true, isPictureAwaited: true }),
  // By these it has an outline while there is no picture.
  { family: z.nullable(z.pick(familySchema, { name: true, category: true })) },
);

/** What header and footer show of the frame (`frame-thumbs.ts`). */
const shownFrameSchema = z.extend(frameSchema, { latest: z.array(thumbSchema) });
export type ShownFrame = z.infer<typeof shownFrameSchema>;

/** What the server leaves in the page so that the browser starts from the same state and fetches nothing again. */
export const bootSchema = z.object({
  frame: shownFrameSchema,
  profile: z.nullable(profileSchema),
  publicUrl: z.string(),
  /** Remotes that the server could not draw with: the browser need not try them first. */
  down: z.array(z.string()),
  /** The remote's routes of this page, the outermost first. */
  slot: z.array(slotRouteSchema),
  /** This page in each language, where the page itself says so. */
  alternates: z.nullable(localizedSchema),
  loaderData: z.record(z.string(), z.unknown()),
  errors: z.nullable(z.record(z.string(), pageFailureSchema)),
});
export type Boot = z.infer<typeof bootSchema>;
