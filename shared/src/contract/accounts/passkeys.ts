import { z } from '../zod.ts';

/*
 * Passkeys: credentials of WebAuthn (W3C, Web Authentication, level 3) that log a shopper or staff in without a
 * password. What browsers make of the options goes back as it is, in their JSON. Refusals beside those of account.ts:
 *   400 `passkey-expired`      the challenge is not this browser's, is too old or was used: ask for options again
 *   400 `unknown-passkey`      the shop does not have it, or no longer
 *   400 `passkey-refused`      the signature, or what it was made for, is not right
 *   400 `passkey-copied`       its counter went back: somebody may have a copy
 *   400 `passkey-unverified`   of staff: it counts only with a fingerprint, face or PIN; ask with `isVerified`
 *   403 `second-factor-needed` of staff: passkeys are added and removed only after the second factor
 *   409 `too-many-passkeys`    there are MAX_PASSKEYS already
 */

/** Bytes as base64url without padding. Longer than any authenticator makes them is refused unread. */
const bytes = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\w-]+$/));
const CREDENTIAL_ID = 1_400;

const descriptorSchema = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
});
const verificationSchema = z.enum(['required', 'preferred', 'discouraged']);

/** What `navigator.credentials.get` needs, as JSON. Without credentials the browser offers those that it has. */
export const assertionOptionsSchema = z.object({
  challenge: z.string(),
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptorSchema)),
  userVerification: z.optional(verificationSchema),
});

export type AssertionOptions = z.infer<typeof assertionOptionsSchema>;

/** What `navigator.credentials.create` needs, as JSON. */
export const creationOptionsSchema = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptorSchema)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(verificationSchema),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(verificationSchema),
    }),
  ),
  attestation: z.optional(z.enum(['none', 'indirect', 'direct', 'enterprise'])),
});

export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** What a passkey signed. */
export const assertionSchema = z.object({
  id: bytes(CREDENTIAL_ID),
  rawId: bytes(CREDENTIAL_ID),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: z.optional(z.nullable(bytes(100))),
  }),
});
export type Assertion = z.infer<typeof assertionSchema>;

/** A passkey that was just made. */
export const attestationSchema = z.object({
  id: bytes(CREDENTIAL_ID),
  rawId: bytes(CREDENTIAL_ID),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export type Attestation = z.infer<typeof attestationSchema>;

/**
 * `POST /api/auth/passkey/options {isVerified}` → assertionOptions, the same for everybody; `isVerified`: the browser
 * must ask for a fingerprint, face or PIN.
 * `POST /api/auth/passkey {passkey}` → profileDone. Of staff it counts as password and second factor.
 */
export const passkeyLoginOptionsSchema = z.object({ isVerified: z._default(z.boolean(), false) });
export const passkeyLoginSchema = z.object({ passkey: assertionSchema });

/** `GET /api/account/passkeys` → passkeys, the newest first. */
export const passkeySchema = z.object({
  id: z.int(),
  /** What its owner calls it; empty until it has a name. */
  name: z.string(),
  /** Where it was made: brands, as those of a session; empty when not known. */
  browser: z.string(),
  system: z.string(),
  /** Kept by a password manager for several devices, and not in one alone. */
  isSynced: z.boolean(),
  createdAt: z.string(),
  /** When it last logged its owner in; null before. */
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;
export const passkeysSchema = z.object({ passkeys: z.array(passkeySchema) });
export type Passkeys = z.infer<typeof passkeysSchema>;
export const MAX_PASSKEYS = 20;

/** What shows that the owner sits at the browser: the password, or one of the account's passkeys, used just now. */
export const ownerProofSchema = z.object({
  currentPassword: z._default(z.catch(z.string(), ''), ''),
  passkey: z.optional(assertionSchema),
});
export type OwnerProof = z.infer<typeof ownerProofSchema>;

/*
 * `POST /api/account/passkeys/proof` → assertionOptions for such a passkey.
 * `POST /api/account/passkeys/options` ownerProof → creationOptions.
 * `DELETE /api/account/passkeys/{id}` ownerProof → passkeys that are left.
 */

/** `POST /api/account/passkeys {passkey}` → 201 passkeys. A mail says so, as when one is removed. */
export const newPasskeySchema = z.object({ passkey: attestationSchema });

/** `PATCH /api/account/passkeys/{id} {name}` → passkeys. */
export const passkeyNameSchema = z.object({ name: z.string() });
export const PASSKEY_NAME_LENGTH = 60;
