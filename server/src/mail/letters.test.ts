import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@vitrine/shared/contract/locale';
import { grantWishes } from '../contact/store/restock.ts';
import { writeSeller } from '../shop/store/seller.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { SAMPLE_SELLER } from '@vitrine/sample-shop/lots/sample-seller';
import { openAccountDesk } from '../testing/desks/account-desk.ts';
import { byNight } from '../testing/long-run.ts';
import { mailsBySmtp } from '../testing/mails/mails-by-smtp.ts';
import { openOrderDesk, type OrderDesk } from '../testing/desks/order-desk.ts';
import { sayMail } from './say-mail.ts';

const EMAIL = 'ada@example.com';

const post = ({ app }: OrderDesk, url: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID() } });

const tokenIn = (mail = '') => /\/(?:subscription|inschrijving|abonnement)\/([\w-]{43})/.exec(mail)?.[1];

/** The one mail under a subject: whole, as text and as HTML, without a gap where something should be filled in. */
function expectLetter(mails: string[], subject: string, locale: string): string {
  const title = `<title>${subject.replaceAll(/\u00a0|\u202f/g, ' ')}</title>`;
  const found = mails.filter((mail) => mail.includes(title));
  expect(found).toHaveLength(1);
  const [mail = ''] = found;
  expect(mail).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail).toContain(`<html lang="${locale}">`);
  expect(mail).not.toMatch(/\{\w+\}|undefined|null|NaN/);
  return mail;
}

describe.each<Locale>(['fr', ...byNight<Locale>('en', 'nl')])('By a real mail server, in %s,', (locale) => {
  const open = oneDatabase();

  it('whoever opens an account is asked to confirm it', async () => {
    const desk = await openAccountDesk(await open());
    await desk.registered({ locale });
    expectLetter(await mailsBySmtp(desk.payments), sayMail('account-confirm.subject', locale), locale);
  });

  it('whoever wants the newsletter or a species is asked, and told when it is there', async () => {
    const desk = await openOrderDesk(await open());
    const uuid = await desk.addLot({ on_hand: 0 });
    await post(desk, '/api/subscriptions', { kind: 'newsletter', email: EMAIL, locale });
    await post(desk, '/api/subscriptions', { kind: 'restock', email: EMAIL, locale, uuid });
    const asked = await mailsBySmtp(desk.payments);
    const what = { species: 'Papilio machaon', gender: 'any', rank: 'species' };
    expectLetter(asked, sayMail('subscription.newsletterSubject', locale), locale);
    const wish = expectLetter(asked, sayMail('subscription.restockSubject', locale, what), locale);
    expect(wish).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await post(desk, `/api/subscriptions/${tokenIn(wish)}/confirm`);
    await desk.addLot();
    await grantWishes(desk.database, desk.now());
    expectLetter(await mailsBySmtp(desk.payments), sayMail('subscription.backSubject', locale, what), locale);
  });

  it('whoever writes to the shop hears that it came, and the seller can answer', async () => {
    const desk = await openOrderDesk(await open());
    await writeSeller(desk.database.kysely, SAMPLE_SELLER);
    const message = { name: 'Ada', email: EMAIL, subject: 'Pins', message: 'Which ones?', locale };
    await post(desk, '/api/contact', message);
    const mails = await mailsBySmtp(desk.payments);
    expectLetter(mails, sayMail('contact.receivedSubject', locale), locale);
    const question = mails.find((mail) => mail.includes('Which ones?')) ?? '';
    expect(question).toMatch(/^Reply-To: Ada <ada@example\.com>/m);
  });
});
