import { createPublicKey } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '../../contract/zod.ts';
import { keysFolder, releasesOf } from '../folders.ts';
import { readJson } from '../json-file.ts';
import { keyIdOf } from './release-key.ts';
import { isSignedByUs, type Signed } from './sign-release.ts';

/** What was moved when; `share`, in percents, is a canary's. */
const movesSchema = z.array(
  z.object({
    version: z.string(),
    at: z.string(),
    /** `start`: built by a start of the shop, which nobody asked for by name. */
    by: z.enum(['release', 'rollback', 'canary', 'start']),
    share: z.optional(z.number()),
  }),
);
export type Move = z.infer<typeof movesSchema>[number];

/** Whether a move made a new version live for everybody. */
export const isRelease = ({ by }: Move): boolean => by === 'release' || by === 'start';

/** The live release of an app, with its canary if one runs; or null when there is none that this machine signed. */
export function readPointer(name: string): Signed | null {
  const pointer = readJson(path.join(releasesOf(name), 'remote.json'));
  return isSignedByUs(pointer) ? pointer : null;
}

/** What a kept version says about itself, or null when it is not there or not signed by this machine. */
export function readRetained(name: string, version: string): Signed | null {
  const kept = readJson(path.join(releasesOf(name), version, 'remote.json'));
  return isSignedByUs(kept) && kept.name === name && kept.version === version ? kept : null;
}

/** What was moved, the oldest first; none is known of an app that was never released. */
export function readMoves(name: string): Move[] {
  return movesSchema.parse(readJson(path.join(releasesOf(name), 'moves.json')) ?? []);
}

const nameplateSchema = z.object({ version: z.string(), keyId: z.string() });

/**
 * Whether somebody made the live version live by name: released it, tries it, went back to it, or put it here signed by
 * another key that servers of this folder believe.
 */
export function isLiveByName(name: string): boolean {
  const read = nameplateSchema.safeParse(readJson(path.join(releasesOf(name), 'remote.json')));
  if (!read.success || !existsSync(path.join(releasesOf(name), read.data.version))) return false;
  if (readPointer(name)) return readMoves(name).at(-1)?.by !== 'start';
  return believedKeys().includes(read.data.keyId);
}

function believedKeys(): string[] {
  const folder = keysFolder();
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.pub.pem')) : [];
  return files.map((file) => keyIdOf(createPublicKey(readFileSync(path.join(folder, file)))));
}
