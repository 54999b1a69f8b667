import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { readMails } from './mail-to.ts';
import { readNotice } from './read-notice.ts';
import type { Shop } from '../shops/run-shop.ts';

export const PASSWORD = 'a drawer of moths';

export const newEmail = () => `ada-${randomUUID()}@example.org`;
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** An account without the form: what is tested comes after it. */
export async function openAccount(page: Page, email = newEmail()): Promise<string> {
  const data = {
    firstname: 'Ada',
    lastname: 'Lovelace',
    email,
    emailConfirmation: email,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptsConditions: true,
    company: '',
    phone: '',
    newsletter: false,
    locale: 'en',
  };
  const answer = await page.request.post('/api/auth/register', { data });
  expect(answer.status()).toBe(201);
  return email;
}

/** Through the form, with what the shop says to it. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await sendLogin(page, email, password);
  await readNotice(page, 'You are logged in. One moment …');
}

export async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  await box(page, 'E-mail').fill(email);
  await box(page, 'Password').fill(password);
  await button(page, 'Log in').click();
}

/** The link of a mail to an address, once the mail has been written out. */
export async function linkTo(shop: Shop, email: string, name: 'confirmEmail' | 'passwordRecoveryToken') {
  const path = pathTo(name, 'en', { token: '' });
  const find = async () => {
    const mails = await readMails(shop);
    const pattern = new RegExp(`${path}[\\w-]{43}`);
    return mails.filter((mail) => mail.includes(email)).flatMap((mail) => pattern.exec(mail)?.[0] ?? [])[0];
  };
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return (await find()) ?? '';
}
