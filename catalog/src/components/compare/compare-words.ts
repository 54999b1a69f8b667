import type { Locale } from '@vitrine/shared/contract/locale';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { IntlShape } from 'react-intl';
import en from '../../messages/compare/en.json';
import fr from '../../messages/compare/fr.json';
import nl from '../../messages/compare/nl.json';

const MESSAGES = { en, nl, fr };

type Words = (id: keyof typeof en, values?: Parameters<IntlShape['formatMessage']>[1]) => string;

/** The words of this page alone: they come with its code, so that no other page carries them. */
export function compareWords(locale: Locale): Words {
  const intl = createIntl(locale, MESSAGES[locale]);
  return (id, values) => String(intl.formatMessage({ id }, values));
}

export const useCompareWords = (): Words => compareWords(useLocale());
