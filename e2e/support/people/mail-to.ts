import { expect } from '@playwright/test';
import type { Shop } from '../shops/run-shop.ts';

/** The mails that the shop sent so far, their lines joined again as they were before they travelled. */
export async function readMails(shop: Shop): Promise<string[]> {
  return (await shop.mails()).map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** A mail to somebody, once it has been written out. */
export async function mailTo(shop: Shop, email: string, subject: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      const mails = await readMails(shop);
      found = mails.find((mail) => mail.includes(`To: ${email}`) && subject.test(mail)) ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
