import { z } from '@vitrine/shared/contract/zod';
import type { PaymentsContext } from '../../payments/index.ts';
import {
  type WaitingMail,
  writeLetter,
  type Letter,
  type RenderedMail,
  sayMail,
  type MailText,
} from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';
import { isGenus } from '../store/restock.ts';
import { makeToken, readSubscription, type StoredSubscription } from '../store/subscriptions.ts';
import { subscriptionLinks } from './subscription-links.ts';

const dataSchema = z.object({ subscriptionId: z.int() });

/** Asks whether a wish is meant; to who confirmed it before, it says that there is nothing to do. */
export async function renderAskedMail(
  { database, clock, publicUrl }: PaymentsContext,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { subscriptionId } = dataSchema.parse(JSON.parse(mail.data));
  const wish = await readSubscription(kysely, subscriptionId);
  if (!wish || wish.state === 'ended') return null;
  const token = await makeToken(kysely, wish.id, clock());
  const links = subscriptionLinks(publicUrl, wish.locale, token);
  const letter = wish.state === 'asked' ? asking(wish, links.page) : already(wish, links.page);
  const content = writeLetter({ ...letter, locale: wish.locale, seller: await readSeller(kysely) });
  return { to: wish.email, headers: links.headers, ...content };
}

type Words = Pick<Letter, 'subject' | 'paragraphs' | 'button' | 'notes' | 'link'>;

function asking(wish: StoredSubscription, page: string): Words {
  const words = wordsFor(wish);
  return {
    subject: words(
      wish.kind === 'newsletter' ? 'subscription.newsletterSubject' : 'subscription.restockSubject',
    ),
    paragraphs: [
      words(wish.kind === 'newsletter' ? 'subscription.newsletterAsked' : 'subscription.restockAsked'),
    ],
    button: { url: page, label: words('subscription.confirm') },
    notes: [words('subscription.ignore')],
    link: { url: page, label: words('subscription.end') },
  };
}

function already(wish: StoredSubscription, page: string): Words {
  const words = wordsFor(wish);
  return {
    subject: words('subscription.alreadySubject'),
    paragraphs: [
      words(wish.kind === 'newsletter' ? 'subscription.alreadyNewsletter' : 'subscription.alreadyRestock'),
    ],
    notes: [],
    link: { url: page, label: words('subscription.end') },
  };
}

const wordsFor =
  ({ locale, species, gender }: StoredSubscription) =>
  (id: Extract<MailText, `subscription.${string}`>) =>
    sayMail(id, locale, { species, gender: gender || 'any', rank: isGenus(species) ? 'genus' : 'species' });
