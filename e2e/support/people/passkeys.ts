import { expect, type Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { box, button } from './member.ts';
import { Shopper } from './shopper.ts';

/** On the page of the account, by whoever is logged in. */
export async function addPasskey(page: Page, password: string): Promise<void> {
  await page.goto(pathTo('accountPasskeys', 'en'));
  await new Shopper(page).ready();
  await button(page, 'Add a passkey').click();
  await box(page, 'Your present password').fill(password);
  await button(page, 'Go on').click();
  await button(page, 'Make the passkey').click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
}

/** The device would choose at once, from the field's own list, before any button is pressed: not this one. */
export async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

/** A device that keeps passkeys, as a phone or a laptop does; Chromium's own, in software. */
interface Authenticator {
  count(): Promise<number>;
}

/** To the browser of this page. */
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
    async count() {
      return (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
  };
}
