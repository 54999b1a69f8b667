import { checkTexts } from '@vitrine/shared/i18n/testing/check-texts';
import { localizedSchema, type Localized } from '@vitrine/shared/contract/locale';
import { ACCOUNT_WORDS } from './account-words.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { ORDER_MAIL_WORDS } from './order-mail-words.ts';
import { RELEASE_WORDS } from './release-words.ts';
import { SUBSCRIPTION_WORDS } from './subscription-words.ts';

const WORDS = {
  ...{ ACCOUNT_WORDS, CONTACT_WORDS, MAIL_WORDS },
  ...{ ORDER_MAIL_WORDS, RELEASE_WORDS, SUBSCRIPTION_WORDS },
};

/** Every text that lies somewhere below, by the way to it. */
function textsBelow(words: unknown, way: string): [string, Localized][] {
  const text = localizedSchema.safeParse(words);
  if (text.success) return [[way, text.data]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, below]) => textsBelow(below, `${way}.${name}`));
}

const texts = textsBelow(WORDS, 'mail');
const inLocale = (locale: keyof Localized) =>
  Object.fromEntries(texts.map(([way, text]) => [way, text[locale]]));

checkTexts({ en: inLocale('en'), nl: inLocale('nl'), fr: inLocale('fr') });
