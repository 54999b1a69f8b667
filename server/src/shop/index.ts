/* The door of this subject: what the others may use. */

export { type OrderTotals, type PricedLine, goodsTotal, orderTotals } from './rules/pricing.ts';
export { VAT_REGIMES, type VatRegime, vatIncluded } from './rules/vat.ts';
export { delayedUntil, isPaused, pausingClosing, readClosing } from './store/closings.ts';
export { readSeller, writeSeller } from './store/seller.ts';
export { readBank, toVatRegime } from './store/settings.ts';
