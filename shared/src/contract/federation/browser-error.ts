import { z } from '../zod.ts';

/**
 * `POST /api/browser-errors` : something that broke in a browser. It carries no personal data: the page is its name in
 * the route table, never its address, which may hold keys and search words.
 */
export const browserErrorSchema = z.object({
  message: z.string().check(z.maxLength(500)),
  stack: z.string().check(z.maxLength(4000)),
  page: z.string().check(z.maxLength(40)),
  locale: z.string().check(z.maxLength(2)),
  /** The version of a remote in whose file it broke; with the token of the page view. */
  remote: z.optional(
    z.object({
      name: z.string().check(z.maxLength(40)),
      version: z.string().check(z.maxLength(64)),
      view: z.string().check(z.maxLength(64)),
    }),
  ),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;
