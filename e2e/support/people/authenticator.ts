import type { Page } from '@playwright/test';

/** A device that keeps passkeys, as a phone or a laptop does; Chromium's own, in software. */
interface Authenticator {
  /** Its owner throws all passkeys away, or another is at it. */
  empty(): Promise<void>;
  count(): Promise<number>;
}

export async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    async empty() {
      await client.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    async count() {
      return (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
  };
}
