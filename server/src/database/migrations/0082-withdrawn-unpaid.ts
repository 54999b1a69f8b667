/**
 * A withdrawal from a part of an order that nobody has paid takes those lots out of the order: it names what was taken
 * out, whose price is noted, for the lines of the order are lower since then.
 */
export const withdrawnUnpaid = (): string[] => [
  'alter table withdrawals add column cut_id integer references order_cuts (id)',
  'alter table order_cut_lines add column price_cents integer',
];
