import type { TaxQuote } from '@vitrine/shared/contract/orders/checkout';
import { taxFacts } from '@vitrine/shared/contract/orders/tax/tax-facts';
import { marginShare, type Destination } from '@vitrine/shared/contract/orders/tax/home-vat-terms';
import {
  expectedTotalVat,
  totalVat,
  vatTerms,
  type TotalVat,
} from '@vitrine/shared/contract/orders/tax/vat-terms';
import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { MessageId } from '../use-words.ts';

/** What is told of the total above the button: whether VAT is in it, and what comes on top. */
export interface TaxWords {
  vat: TotalVat;
  notes: MessageId[];
}

/** Where the shop has answered. */
export function taxWords(quote: TaxQuote): TaxWords {
  return { vat: totalVat(quote), notes: taxFacts(quote).map((fact) => `totals.${fact}` as const) };
}

const NOTE_OF = {
  home: null,
  included: null,
  britain: 'totals.britain',
  duty: 'totals.export',
  tax: 'totals.localTax',
  exempt: 'totals.exempt',
} as const;

/** Until it has, and where a shop of before cannot: by its regime and the place. */
export function guessedTaxWords(
  regime: VatRegime | undefined,
  destination: Destination,
  lots: readonly { isMargin?: boolean | undefined }[],
): TaxWords {
  const terms = vatTerms(regime, destination);
  const vat = expectedTotalVat(terms, marginShare(lots));
  const note = terms && NOTE_OF[terms];
  const isMargin = vat === 'margin' || vat === 'partly-margin';
  return { vat, notes: [...(isMargin ? ['totals.margin' as const] : []), ...(note ? [note] : [])] };
}
