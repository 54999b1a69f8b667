import type { TaxQuote } from '../checkout.ts';

/** What of a quote has to be said before the order is placed, in the order in which it is read. */
const TAX_FACTS = [
  'exempt',
  'margin',
  'business',
  'businessInvalid',
  'businessAway',
  'businessOtherName',
  'export',
  'localTax',
  'british',
] as const;
type TaxFact = (typeof TAX_FACTS)[number];

/** To shoppers in the checkout, and to staff who order for them. */
export function taxFacts({ mentions, customs, business }: TaxQuote): TaxFact[] {
  const said: Record<TaxFact, boolean> = {
    exempt: mentions.includes('exempt'),
    margin: mentions.includes('margin'),
    business: mentions.includes('intra-community'),
    businessInvalid: business === 'invalid',
    businessAway: business === 'away',
    businessOtherName: business === 'other-name',
    export: customs === 'duty',
    localTax: customs === 'tax',
    british: customs === 'paid',
  };
  return TAX_FACTS.filter((fact) => said[fact]);
}
