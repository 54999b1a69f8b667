import type { PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { createSpeaker } from '../../platform/create-speaker.ts';
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };

/** The name of a payment method. */
export const methodName: (method: PaymentMethod, locale: Locale) => string = createSpeaker({ en, nl, fr });

/** A method within a sentence: what is no brand begins small. */
export function methodInSentence(method: PaymentMethod, locale: Locale): string {
  const name = methodName(method, locale);
  return method === 'banktransfer' || method === 'creditcard' ? name.toLocaleLowerCase(locale) : name;
}
