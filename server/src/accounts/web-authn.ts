import type { Assertion, Attestation } from '@vitrine/shared/contract/accounts/passkeys';
import type { StoredAccount } from './store/accounts.ts';
import { CHALLENGE_MS } from './store/passkey-challenges.ts';
import type { StoredPasskey } from './store/passkeys.ts';

/* What the shop asks of authenticators, and the library that checks what they answer. */

/** Loaded with the first passkey: with its X.509 the library takes 27 MB and a third of a second. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Ed25519, ECDSA on P-256, RSA: what authenticators have (IANA, COSE Algorithms). */
const ALGORITHMS = [-8, -7, -257];

/** Whom a passkey is made for: another site cannot ask for it. */
function relyingParty(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

const verification = (isVerified: boolean) => (isVerified ? ('required' as const) : ('preferred' as const));

/** @param passkeys those that will do; without any the browser offers what it has of this site */
export function assertionOptions(
  publicUrl: string,
  challenge: string,
  { isVerified, passkeys = [] }: { isVerified: boolean; passkeys?: StoredPasskey[] },
) {
  return {
    ...{ challenge, timeout: CHALLENGE_MS, rpId: relyingParty(publicUrl).id },
    ...{ allowCredentials: passkeys.map(descriptorOf), userVerification: verification(isVerified) },
  };
}

/** The passkeys of an account are excluded: an authenticator makes one for it. */
export async function creationOptions(
  publicUrl: string,
  challenge: string,
  { account, handle, shop, passkeys, isVerified }: CreationFacts,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  const { email, firstname, lastname } = account;
  return generateRegistrationOptions({
    ...{ rpName: shop, rpID: relyingParty(publicUrl).id, timeout: CHALLENGE_MS },
    challenge: bytesOf(challenge),
    userID: bytesOf(handle),
    userName: email,
    userDisplayName: `${firstname} ${lastname}`.trim() || email,
    attestationType: 'none',
    excludeCredentials: passkeys.map(descriptorOf),
    // Found without a name: the login asks for none.
    authenticatorSelection: { residentKey: 'required', userVerification: verification(isVerified) },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

interface CreationFacts {
  account: Pick<StoredAccount, 'email' | 'firstname' | 'lastname'>;
  handle: string;
  shop: string;
  passkeys: StoredPasskey[];
  isVerified: boolean;
}

/** What an authenticator's answer says, or why it does not count. */
type Verified<Facts> = { isRight: true; facts: Facts } | { isRight: false; reason: string };

/** The counter is not judged here: `takeCounter` does it at the row, where two at the same moment are seen. */
export async function verifyAssertion(
  publicUrl: string,
  challenge: string,
  assertion: Assertion,
  passkey: StoredPasskey,
): Promise<Verified<{ counter: number; isBackedUp: boolean; isVerified: boolean }>> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { id, origin } = relyingParty(publicUrl);
  const { userHandle, ...signed } = assertion.response;
  return attempt(async () => {
    const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
      response: {
        ...assertion,
        response: { ...signed, ...(userHandle && { userHandle }) },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id },
      credential: { id: passkey.credential_id, publicKey: bytesOf(passkey.public_key), counter: 0 },
      requireUserVerification: false,
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp, userVerified: isVerified } = info;
    if (!verified) throw new Error('wrong signature');
    return { counter, isBackedUp, isVerified };
  });
}

export async function verifyAttestation(
  publicUrl: string,
  challenge: string,
  attestation: Attestation,
  isVerified: boolean,
): Promise<
  Verified<Pick<StoredPasskey, 'credential_id' | 'public_key' | 'counter' | 'is_synced' | 'is_backed_up'>>
> {
  const { verifyRegistrationResponse } = await loadLibrary();
  const { id, origin } = relyingParty(publicUrl);
  const { clientDataJSON, attestationObject } = attestation.response;
  return attempt(async () => {
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: {
        ...attestation,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id },
      ...{ requireUserVerification: isVerified, supportedAlgorithmIDs: ALGORITHMS },
    });
    if (!verified) throw new Error('wrong attestation');
    return {
      credential_id: info.credential.id,
      public_key: Buffer.from(info.credential.publicKey).toString('base64url'),
      counter: info.credential.counter,
      is_synced: info.credentialDeviceType === 'multiDevice' ? 1 : 0,
      is_backed_up: info.credentialBackedUp ? 1 : 0,
    };
  });
}

/** The library throws whatever is not as it must be. */
async function attempt<Facts>(verify: () => Promise<Facts>): Promise<Verified<Facts>> {
  try {
    return { isRight: true, facts: await verify() };
  } catch (error) {
    return { isRight: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

function descriptorOf({ credential_id: id, transports }: StoredPasskey) {
  const known: Transport[] = JSON.parse(transports);
  return { id, type: 'public-key' as const, transports: known };
}

/** As the library's types have them; browsers leave out what they do not know. */
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
