import { ASSUMED_DESTINATION } from '@vitrine/shared/contract/orders/tax/home-vat-terms';
import type { Address } from '@vitrine/shared/contract/orders/place-order';
import type { FieldErrors } from '../../../forms/rules/field-errors.ts';
import type { Destination } from '../../../shipping/rules/legal-places.ts';
import { orderTax, type OrderTax, type TaxTerms } from '../../../shop/rules/order-tax.ts';
import { permitError, type OrderedLine } from './quote-order.ts';

/** What is handed over at a stand is sold in Belgium; where in it, nobody says, so the law of all its regions holds. */
export const STAND = ASSUMED_DESTINATION;

/** Where an order was handed over, and to whom: what its taxes, papers and figures read as the place that it went to. */
export const handedOverAt = ({ firstname, lastname, company }: Address): Address => ({
  ...{ firstname, lastname, company, street: '', houseNumber: '', city: '' },
  ...STAND,
});

type Quote = { ok: true; tax: OrderTax } | { ok: false; errors: FieldErrors };

/**
 * What lots come to that the buyer takes along, or why they may not be sold in Belgium. Goods that the seller does not
 * dispatch are supplied where they are (Directive 2006/112/EC, article 31): Belgian VAT whoever buys, for nothing proves that
 * they leave, and no shipping.
 * @param from where the shop sells from
 * @param today ISO day
 */
export function quoteTakenAlong(
  lines: readonly (OrderedLine & { isMargin: boolean })[],
  from: Destination['from'],
  terms: TaxTerms,
  today: string,
): Quote {
  const errors = permitError(lines, { ...STAND, from }, today);
  if (errors) return { ok: false, errors };
  const taxable = lines.map((line, position) => ({ ...line, position }));
  const sale = { shippingCents: 0, destination: STAND, business: null, day: today };
  return { ok: true, tax: orderTax({ lines: taxable, ...sale }, terms) };
}
