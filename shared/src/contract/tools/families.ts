import { familySchema } from '../catalogue.ts';
import { localizedSchema } from '../locale.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/* Families in the owner's tools, by the rights and the rules of `catalogue.ts`. */

/** A family and how much is in it. `GET /api/tools/families` answers all. */
export const familyDetailSchema = z.extend(familySchema, {
  /** `OTHER_BEETLES` and the like; null for a family of nature. */
  code: z.nullable(z.string()),
  /** Not deleted, shown or not. */
  insects: z.int(),
  updatedAt: z.string(),
  revision: z.int(),
});
export type FamilyDetail = z.infer<typeof familyDetailSchema>;
export const familyRowsSchema = z.object({ families: z.array(familyDetailSchema) });

/** A family as it is typed. An empty slug is made of the name. */
export const familyFormSchema = z.object({
  category: z.string(),
  name: localizedSchema,
  slug: localizedSchema,
});
export type FamilyForm = z.infer<typeof familyFormSchema>;
/** `POST /api/tools/families` → 201 familySaved; `PUT /api/tools/families/{id}` with `revision` → familySaved. */
export const familySavedSchema = z.extend(auditedSchema, { family: familyDetailSchema });
export type FamilySaved = z.infer<typeof familySavedSchema>;

/* `DELETE /api/tools/families/{id}?revision=` → audited; 409 `has-insects`. */

/** `POST /api/tools/families/{id}/merge/preview` {into} → mergePreview; `…/merge` {into, seen} → familySaved. */
export const mergeRequestSchema = z.object({ into: z.string() });
export const mergePreviewSchema = z.object({
  from: familyDetailSchema,
  into: familyDetailSchema,
  /** Lots that move, deleted ones included. */
  insects: z.int(),
  /** The first of them. */
  examples: z.array(z.object({ id: z.int(), reference: z.string(), name: z.string() })),
  seen: z.string(),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;
export const mergeApplySchema = z.extend(mergeRequestSchema, { seen: z.string() });
