/* What a paper says of its taxes, as the shop judges and keeps them. */

export type { Treatment } from '@vitrine/shared/contract/orders/tax/tax';
export { type PaperTax, paperTaxSchema } from '../../shop/rules/credit-tax.ts';
export type { TaxGroup } from '../../shop/rules/order-tax.ts';
