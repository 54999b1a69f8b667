import { z } from '@vitrine/shared/contract/zod';
import { LONGEST_REASON } from './error-rates.ts';

/** Where storefronts tell it: outside of what nginx lets the world ask. */
export const NEWS_PATH = '/between/releases';
export const SIGNATURE_HEADER = 'x-vitrine-signed';
export const MOST_COUNTS = 50;
const MOST_REMOTES = 50;
const MOST_REFUSALS = 200;

const name = z.string().check(z.maxLength(100));
const reason = z.string().check(z.maxLength(LONGEST_REASON));
const times = z.int().check(z.nonnegative(), z.maximum(10_000_000));
const fault = z.enum(['server', 'browser']);

const countsSchema = z.object({
  ...{ remote: name, version: name, reason },
  ...{ drawings: times, failures: times, stops: times, views: times },
});

/** What a storefront saw since it last told, and what it took back that the others do not know. */
export const newsSchema = z.object({
  trials: z
    .array(
      z.object({
        remote: name,
        trials: z
          .array(
            z.object({
              version: name,
              against: name,
              isFormer: z.optional(z.boolean()),
              isBeside: z.optional(z.boolean()),
            }),
          )
          .check(z.maxLength(10)),
      }),
    )
    .check(z.maxLength(MOST_REMOTES)),
  counts: z.array(countsSchema).check(z.maxLength(MOST_COUNTS)),
  refusals: z
    .array(z.object({ remote: name, version: name, back_to: name, fault, reason }))
    .check(z.maxLength(MOST_REFUSALS)),
});

/** As the database keeps them. */
export const refusalsSchema = z.array(
  z.object({
    ...{ remote: z.string(), version: z.string(), back_to: z.string(), fault, reason: z.string() },
    ...{ refused_at: z.string(), lifted_at: z.nullable(z.string()) },
  }),
);

export const newsAnswerSchema = z.object({ refusals: refusalsSchema });

export type WatchNews = z.infer<typeof newsSchema>;
export type VersionCounts = z.infer<typeof countsSchema>;
