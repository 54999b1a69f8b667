import { z } from '../zod.ts';

/** One plain segment: a name is joined to a folder on disk and to an address. */
const fileNameSchema = z.string().check(z.maxLength(200), z.regex(/^[\w-]+(\.[\w-]+)*$/));
/** The largest app has 56. */
const MAX_FILES = 1_000;
/** SHA-384 in contracts 3 and 4. */
const hashSchema = z.string().check(z.regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/));
const filesSchema = z
  .record(fileNameSchema, hashSchema)
  .check(z.refine((files) => Object.keys(files).length <= MAX_FILES));
/** Every page carries it. */
const MAX_FIRST = 4_000;
const chunksSchema = z.record(z.string(), z.record(fileNameSchema, hashSchema));
export type Chunks = z.infer<typeof chunksSchema>;
/** The name of a folder beside the pool, which it must not be itself. */
const versionSchema = z.string().check(z.regex(/^(?!files$)[a-z0-9-]{1,64}$/));
const nameSchema = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

const packagesSchema = z.record(z.string().check(z.maxLength(214)), z.string().check(z.maxLength(40)));

/**
 * `remote.json`: what a release consists of. The pointer is a copy of it, one folder above:
 * its files lie at `{pointer's folder}/{version}/server/`; those for browsers at `{pointer's folder}/files/`, named by
 * their content (`content-name.ts`).
 */
export const releaseSchema = z.object({
  name: nameSchema,
  version: versionSchema,
  contract: z.int(),
  /** The React that it was built with, which the shell brings: `19.3.1`. */
  react: z.optional(z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}/))),
  /** Global name of the container in a browser. */
  container: z.string(),
  /** The container's file, in both builds; null for the shell. */
  entry: z.nullable(fileNameSchema),
  /** The shell's first script; null for remotes. */
  main: z.nullable(fileNameSchema),
  /** The text of the shell's `first.js`, which stands in each page; `client` has its hash. None in development. */
  first: z.optional(z.string().check(z.maxLength(MAX_FIRST))),
  /** What the server requires: the container, or the shell's storefront. */
  serverEntry: fileNameSchema,
  css: z.array(fileNameSchema),
  /** File name → integrity. */
  client: filesSchema,
  server: filesSchema,
  /** A remote's: package that the shell is to bring → range of its versions (semver). */
  needs: z.optional(packagesSchema),
  /** The shell's: package that it brings → version. */
  brings: z.optional(packagesSchema),
  /** Integrity of `mf-manifest.json`, which stands beside the pointer for module federation's devtools. */
  manifest: z.optional(hashSchema),
  /** What browsers need first, by what the door calls it (`door`, a page, a language): file name → integrity. */
  chunks: z.optional(chunksSchema),
});
export type Release = z.infer<typeof releaseSchema>;

/** A version that is tried with a part of the visitors, whole percents, beside the live one. */
export const canarySchema = z.extend(releaseSchema, {
  share: z.int().check(z.minimum(1), z.maximum(99)),
});
export type Canary = z.infer<typeof canarySchema>;

/**
 * What makes a pointer believed: an Ed25519 signature over the canonical JSON of everything else in it, also of what
 * this schema does not know.
 */
export const signedReleaseSchema = z.extend(releaseSchema, {
  /** When the pointer was moved, ISO 8601. A rollback is signed anew, so an older time is a replay. */
  signedAt: z.iso.datetime(),
  /** First 16 hex digits of the SHA-256 of the public key (SPKI, DER). */
  keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Base64. */
  signature: z.string(),
  canary: z.optional(canarySchema),
  /** The versions before, the newest first: a server goes back to them when this one fails. */
  before: z.optional(z.array(releaseSchema)),
});
export type SignedRelease = z.infer<typeof signedReleaseSchema>;

/** What a browser must know to load a remote: part of the boot data and of `GET /remotes.json`. */
export const browserRemoteSchema = z.object({
  version: versionSchema,
  container: z.string(),
  entry: z.object({ url: z.string(), integrity: z.string() }),
  css: z.array(z.object({ url: z.string(), integrity: z.string() })),
});
export type BrowserRemote = z.infer<typeof browserRemoteSchema>;
export const browserRemotesSchema = z.record(z.string(), browserRemoteSchema);
