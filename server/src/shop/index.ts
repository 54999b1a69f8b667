/* The door of this subject: what the others may use. */

export { britishLimitCents } from './rules/british-vat.ts';
export { creditTax, invoiceTax, type PaperTax } from './rules/credit-tax.ts';
export {
  customsNotice,
  listPrice,
  mentionsOf,
  type OrderTax,
  orderTaxSchema,
  retaxed,
  shippingCharged,
  type TaxTerms,
} from './rules/order-tax.ts';
export { type OrderTotals, goodsTotal, totalsOf } from './rules/pricing.ts';
export { businessOf, judgedByName, readVatCheck, type VatCheck, writeVatCheck } from './rules/vat-check.ts';
export { VAT_REGIMES, type VatRegime, vatIncluded } from './rules/vat.ts';
export { createVatRegister, type VatRegister } from './vies/vat-register.ts';
export { delayedUntil, isPaused, pausingClosing, readClosing } from './store/closings.ts';
export { readSeller, readSellerPlace, toSellerPlace, writeSeller } from './store/seller.ts';
export {
  readBank,
  readBritishTerms,
  toBritishTerms,
  toVatRegime,
  writeBritishTerms,
} from './store/settings.ts';
