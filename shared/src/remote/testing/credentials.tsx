import { jest } from '@jest/globals';

/** The browser's own door to authenticators: what it answers is what the test says. */
export interface Credentials {
  get: jest.Mock<(options?: CredentialRequestOptions) => Promise<unknown>>;
  create: jest.Mock<() => Promise<unknown>>;
}

const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const credential = (response: object) => ({
  ...{ id: 'AQID', rawId: bytes(), type: 'public-key', authenticatorAttachment: 'platform' },
  ...{ getClientExtensionResults: () => ({}), response: { clientDataJSON: bytes(), ...response } },
});
const made = () => credential({ attestationObject: bytes(), getTransports: () => ['internal'] });
export const signed = () =>
  credential({ authenticatorData: bytes(), signature: bytes(), userHandle: bytes() });

/** As they come over to the shop. */
export const SIGNED = {
  ...{ id: 'AQID', rawId: 'AQID', type: 'public-key' },
  response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' },
};

export const named = (name: string) => Object.assign(new Error(name), { name });

/** A browser that knows passkeys. @param fillsIn whether it offers them among what fills a field in */
export function giveCredentials({ fillsIn = false } = {}): Credentials {
  class PublicKeyCredential {
    static readonly isConditionalMediationAvailable = async () => fillsIn;
  }
  const credentials: Credentials = {
    get: jest.fn(async () => signed()),
    create: jest.fn(async () => made()),
  };
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  return credentials;
}

export function takeCredentials(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
