/** Taxes by territory: kept with their order, and with them what the register of businesses answered and what lots had cost. */
export const taxes = (): string[] => [
  'alter table orders add column tax text',
  'alter table orders add column vat_check text',
  'alter table order_lines add column purchase_cents integer check (purchase_cents >= 0)',
];
