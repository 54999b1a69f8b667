import { flawKindSchema, flawSchema } from '../facts/flaws.ts';
import { localizedSchema } from '../locale.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * Flaws on the pictures of a lot. Reading needs `catalogue-read`, the rest `catalogue-write`.
 */

export const MOST_FLAWS = 30;
export const MOST_FLAW_TEXT = 200;

const shape = {
  picture: flawSchema.shape.picture,
  x: flawSchema.shape.x,
  y: flawSchema.shape.y,
  kind: flawKindSchema,
  /** Beside what its kind is called; a language without words is empty. */
  text: localizedSchema,
};

/**
 * `POST /api/tools/insects/{id}/flaws` → 201 flawsSaved. `PUT /api/tools/insects/{id}/flaws/{pin}` with `revision` →
 * flawsSaved; 409 `changed-meanwhile`. Field errors are keyed `text.nl`, `picture`.
 */
export const flawFormSchema = z.object(shape);
export type FlawForm = z.infer<typeof flawFormSchema>;

const flawPinSchema = z.object({ ...shape, id: z.int(), revision: z.int() });
export type FlawPin = z.infer<typeof flawPinSchema>;

/** `GET /api/tools/insects/{id}/flaws` : in reading order. */
export const flawPinsSchema = z.object({ pins: z.array(flawPinSchema) });

/** `DELETE /api/tools/insects/{id}/flaws/{pin}` → flawsSaved; 409 `needs-flaw` for the last of a published lot. */
export const flawsSavedSchema = z.extend(auditedSchema, flawPinsSchema.shape);
export type FlawsSaved = z.infer<typeof flawsSavedSchema>;
