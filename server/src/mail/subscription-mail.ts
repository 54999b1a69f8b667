import { z } from '@vitrine/shared/contract/zod';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { fillText } from '../rules/fill-text.ts';
import type { WaitingMail } from '../store/outbox.ts';
import { readSeller } from '../store/seller.ts';
import { makeToken, readSubscription, type StoredSubscription } from '../store/subscriptions.ts';
import { writeLetter, type Letter } from './letter.ts';
import type { RenderedMail } from './rendered-mail.ts';
import { subscriptionLinks } from './subscription-links.ts';
import { SUBSCRIPTION_WORDS } from './subscription-words.ts';

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
    subject: words(wish.kind === 'newsletter' ? 'newsletterSubject' : 'restockSubject'),
    paragraphs: [words(wish.kind === 'newsletter' ? 'newsletterAsked' : 'restockAsked')],
    button: { url: page, label: words('confirm') },
    notes: [words('ignore')],
    link: { url: page, label: words('end') },
  };
}

function already(wish: StoredSubscription, page: string): Words {
  const words = wordsFor(wish);
  return {
    subject: words('alreadySubject'),
    paragraphs: [words(wish.kind === 'newsletter' ? 'alreadyNewsletter' : 'alreadyRestock')],
    notes: [],
    link: { url: page, label: words('end') },
  };
}

const wordsFor =
  ({ locale, species }: StoredSubscription) =>
  (key: keyof typeof SUBSCRIPTION_WORDS) =>
    fillText(SUBSCRIPTION_WORDS[key][locale], { species });
