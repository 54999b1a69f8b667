import path from 'node:path';
import { z } from '../contract/zod.ts';
import { releasesOf } from './folders.ts';
import { readJson } from './json-file.ts';
import { isSignedByUs, type Signed } from './sign-release.ts';

/** What was moved when; `share`, in percents, is a canary's. */
const movesSchema = z.array(
  z.object({
    version: z.string(),
    at: z.string(),
    by: z.enum(['release', 'rollback', 'canary']),
    share: z.optional(z.number()),
  }),
);
export type Move = z.infer<typeof movesSchema>[number];

/** The live release of an app, with its canary if one runs; or null when there is none that this machine signed. */
export function readPointer(name: string): Signed | null {
  const pointer = readJson(path.join(releasesOf(name), 'remote.json'));
  return isSignedByUs(pointer) ? pointer : null;
}

/** What a kept version says about itself, or null when it is not there or not signed by this machine. */
export function readKept(name: string, version: string): Signed | null {
  const kept = readJson(path.join(releasesOf(name), version, 'remote.json'));
  return isSignedByUs(kept) && kept.name === name && kept.version === version ? kept : null;
}

/** What was moved, the oldest first; none is known of an app that was never released. */
export function readMoves(name: string): Move[] {
  return movesSchema.parse(readJson(path.join(releasesOf(name), 'moves.json')) ?? []);
}
