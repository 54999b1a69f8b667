import { useSyncExternalStore } from 'react';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type {
  Assertion,
  AssertionOptions,
  Attestation,
  CreationOptions,
} from '@vitrine/shared/contract/accounts/passkeys';

/* Passkeys in the browser. The library comes when one is used: Chrome 112 and Safari 16.5 know WebAuthn, not its JSON. */

const loadLibrary = () => import('@simplewebauthn/browser');

/** What came of asking the browser for a passkey. Whoever calls it off, or has none, is told nothing: the browser did. */
export type Ceremony<Made> =
  | { kind: 'made'; made: Made }
  | { kind: 'cancelled' }
  /** known: this device has one of the account already. unable: it cannot, or not at this address. */
  | { kind: 'known' | 'unable' };

/** Null until the page runs: the server cannot know. */
export function useCanUsePasskeys(): boolean | null {
  return useSyncExternalStore(neverChanges, canUsePasskeys, () => null);
}

const neverChanges = () => () => undefined;

/** Passkeys belong to the name of a site: an address of numbers has none. */
function canUsePasskeys(): boolean {
  const isNumbers = /^[\d.]+$|:/.test(window.location.hostname);
  return typeof window.PublicKeyCredential === 'function' && !isNumbers;
}

/** Has one of the shopper's passkeys sign, as the browser's own dialog leads to it. */
export function signWithPasskey(options: AssertionOptions): Promise<ApiResult<Ceremony<Assertion>>> {
  return perform(({ startAuthentication }) => startAuthentication({ optionsJSON: options }));
}

/** Makes a new one. */
export function makePasskey(options: CreationOptions): Promise<ApiResult<Ceremony<Attestation>>> {
  return perform(({ startRegistration }) => startRegistration({ optionsJSON: options }));
}

/**
 * Offers passkeys among what the browser fills in at the field of the login. Null when none was chosen: another request
 * took its place, or the browser does not do this.
 */
export async function offerPasskeys(options: AssertionOptions): Promise<Assertion | null> {
  const offered = await perform(async ({ browserSupportsWebAuthnAutofill, startAuthentication }) => {
    if (!(await browserSupportsWebAuthnAutofill())) throw new DOMException('', 'AbortError');
    return startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
  });
  return offered.ok && offered.value.kind === 'made' ? offered.value.made : null;
}

/** Ends what was offered. */
export async function stopOffering(): Promise<void> {
  const library = await loadLibrary().catch(() => null);
  library?.WebAuthnAbortService.cancelCeremony();
}

/** Lets the password manager know that the shop no longer has a passkey, so that it offers it no more. */
export async function reportUnknown(passkey: Assertion): Promise<void> {
  const facts = { rpID: window.location.hostname, credentialID: passkey.id };
  const library = await loadLibrary().catch(() => null);
  // Older browsers have no such signal.
  await library?.sendSignal({ signalName: 'unknownCredential', ...facts }).catch(() => undefined);
}

type Library = Awaited<ReturnType<typeof loadLibrary>>;

async function perform<Made>(
  ceremony: (library: Library) => Promise<Made>,
): Promise<ApiResult<Ceremony<Made>>> {
  const library = await loadLibrary().catch(() => null);
  if (!library) return { ok: false, failure: { kind: 'offline' } };
  try {
    return { ok: true, value: { kind: 'made', made: await ceremony(library) } };
  } catch (error) {
    return { ok: true, value: { kind: kindOf(error) } };
  }
}

/** `NotAllowedError` stands for a dialog that was closed, ran out of time, or found nothing: browsers do not say which. */
function kindOf(error: unknown): 'cancelled' | 'known' | 'unable' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'unable';
}
