import { z } from '@vitrine/shared/contract/zod';
import { browserRemotesSchema } from '@vitrine/shared/contract/federation/release';
import { localizedSchema } from '@vitrine/shared/contract/locale';
import { frameSchema } from '@vitrine/shared/contract/frame';
import { profileSchema } from '@vitrine/shared/contract/profile';
import { pageFailureSchema } from './page-failure.ts';

/** A route that the page was drawn with: what stands for it until its remote is here. */
const slotRouteSchema = z.object({
  id: z.string(),
  path: z.nullable(z.string()),
  isIndex: z.boolean(),
  hasErrorBoundary: z.boolean(),
});
export type SlotRoute = z.infer<typeof slotRouteSchema>;

/** What the server leaves in the page so that the browser starts from the same state and fetches nothing again. */
export const bootSchema = z.object({
  frame: frameSchema,
  profile: z.nullable(profileSchema),
  publicUrl: z.string(),
  remotes: browserRemotesSchema,
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

const UNSAFE = /[<\u2028\u2029]/g;
const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A text that is a uuid as the shop keeps it, and as it is written here. JSON.stringify never writes `\/` itself. */
const KEPT_UUID = /"([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})"/g;
const WRITTEN_UUID = /"\\\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/**
 * The boot data as the text of a script element: nothing in it can end the element. Uuids are in small letters, as in
 * the addresses of the same page, so that packed they cost nothing the second time: they are noise to whatever packs.
 */
export function writeBoot(boot: Boot): string {
  return JSON.stringify(boot)
    .replace(UNSAFE, (letter) => ESCAPES[letter] ?? '')
    .replace(KEPT_UUID, (_text, uuid: string) => `"\\/${uuid.toLowerCase()}"`);
}

/** What `writeBoot` wrote, unchecked. */
export function parseBoot(text: string): unknown {
  return JSON.parse(text.replace(WRITTEN_UUID, (_text, uuid: string) => `"${uuid.toUpperCase()}"`));
}
