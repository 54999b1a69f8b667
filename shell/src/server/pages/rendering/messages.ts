import type { Locale } from '@vitrine/shared/contract/locale';
import type { Messages } from '@vitrine/shared/i18n/create-intl';
import en from '../../../messages/en.ts';
import fr from '../../../messages/fr.ts';
import nl from '../../../messages/nl.ts';

const MESSAGES: Record<Locale, Messages> = { en, nl, fr };

/** The shell's own words in a language. */
export const messagesOf = (locale: Locale): Messages => MESSAGES[locale];
