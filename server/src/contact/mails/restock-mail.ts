import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { localeSchema, type Locale } from '@vitrine/shared/contract/locale';
import { WISH_GENDERS } from '@vitrine/shared/contract/accounts/subscription';
import { z } from '@vitrine/shared/contract/zod';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import type { PaymentsContext } from '../../payments/index.ts';
import { readCardsByUuid } from '../../catalogue/index.ts';
import {
  pictureUrl,
  type WaitingMail,
  writeLetter,
  type Specimen,
  sayMail,
  type RenderedMail,
} from '../../mail/index.ts';
import { readSeller } from '../../shop/index.ts';
import { isGenus } from '../store/restock.ts';
import { makeToken } from '../store/subscriptions.ts';
import { subscriptionLinks } from './subscription-links.ts';

const dataSchema = z.object({
  subscriptionId: z.int(),
  email: z.string(),
  locale: localeSchema,
  uuid: z.string(),
  /** Mails written before wishes knew a sex say none. */
  gender: z.optional(z.enum([...WISH_GENDERS, ''])),
  /** What was waited for; mails written before lots were found by other names say none. */
  species: z.optional(z.string()),
});
/** Wide enough for a phone, small enough for a mail. */
const PICTURE_PX = 320;

/** The species that was waited for is there. Null when the lot was taken away since. */
export async function renderRestockMail(
  { database, clock, publicUrl }: PaymentsContext,
  mail: WaitingMail,
): Promise<RenderedMail | null> {
  const { kysely } = database;
  const { subscriptionId, email, locale, uuid, gender, species } = dataSchema.parse(JSON.parse(mail.data));
  const card = (await readCardsByUuid(kysely, [uuid], clock())).get(uuid);
  if (!card) return null;
  const isRenamed = species !== undefined && !isGenus(species) && species !== card.name;
  const links = subscriptionLinks(publicUrl, locale, await makeToken(kysely, subscriptionId, clock()));
  const content = writeLetter({
    locale,
    subject: sayMail('subscription.backSubject', locale, { species: card.name, gender: gender || 'any' }),
    paragraphs: [
      sayMail('subscription.back', locale),
      ...(isRenamed ? [sayMail('subscription.backRenamed', locale, { species })] : []),
    ],
    specimen: specimenOf(card, locale, publicUrl),
    button: { url: publicUrl + insectPath(card, locale), label: sayMail('subscription.see', locale) },
    notes: [sayMail('subscription.backNote', locale)],
    link: { url: links.page, label: sayMail('subscription.end', locale) },
    seller: await readSeller(kysely),
  });
  return { to: email, headers: links.headers, ...content };
}

function specimenOf(card: InsectCard, locale: Locale, publicUrl: string): Specimen {
  const grade = sayMail('part.grade', locale, { quality: card.quality });
  return {
    name: card.name,
    isLatin: !card.isMixed,
    details: [card.reference, grade, formatMoney(card.priceCents, locale)].join(' · '),
    pictureUrl: card.picture && pictureUrl(card.picture, publicUrl, PICTURE_PX),
  };
}
