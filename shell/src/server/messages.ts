import type { Locale } from '@vitrine/shared/contract/locale';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import nl from '../messages/nl.ts';

const MESSAGES: Record<Locale, Record<string, string>> = { en, nl, fr };

/** The shell's own words in a language. */
export const messagesOf = (locale: Locale): Record<string, string> => MESSAGES[locale];
