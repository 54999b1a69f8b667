import { passkeysSchema, type Passkey } from '@vitrine/shared/contract/accounts/passkeys';
import { openAuthenticator, type Authenticator } from '../software-authenticator.ts';
import { PASSWORD, type Visitor } from './account-desk.ts';

type Flaws = Parameters<Authenticator['get']>[1];

/** Adds a passkey to the account of somebody who is logged in; the list comes back. */
export async function addPasskey(
  visitor: Visitor,
  authenticator: Authenticator,
  proof: object = { currentPassword: PASSWORD },
): Promise<Passkey[]> {
  const options = await visitor.post('/api/account/passkeys/options', proof);
  if (options.statusCode !== 200) throw new Error(options.body);
  const passkey = authenticator.create(options.json());
  const added = await visitor.post('/api/account/passkeys', { passkey });
  if (added.statusCode !== 201) throw new Error(added.body);
  return passkeysSchema.parse(added.json()).passkeys;
}

/** The same with an authenticator of its own. */
export async function withPasskey(visitor: Visitor, ...more: Parameters<typeof openAuthenticator>) {
  const authenticator = openAuthenticator(...more);
  await addPasskey(visitor, authenticator);
  return authenticator;
}

/** What the authenticator signs to log in with: the browser then holds the challenge. */
export async function signLogin(visitor: Visitor, authenticator: Authenticator, flaws: Flaws = {}) {
  const options = await visitor.post('/api/auth/passkey/options');
  return { passkey: authenticator.get(options.json(), flaws) };
}

export async function logInBy(visitor: Visitor, authenticator: Authenticator, flaws: Flaws = {}) {
  return visitor.post('/api/auth/passkey', await signLogin(visitor, authenticator, flaws));
}

/** A passkey that was used just now, in place of the password. */
export async function proofBy(visitor: Visitor, authenticator: Authenticator, flaws: Flaws = {}) {
  const options = await visitor.post('/api/account/passkeys/proof');
  return { passkey: authenticator.get(options.json(), flaws) };
}
