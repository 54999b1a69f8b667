/** Orders that staff placed for a customer: their lots wait a week, and their mail brings the conditions. */
export const phoneOrders = (): string[] => [
  'alter table orders add column is_by_staff integer not null default 0 check (is_by_staff in (0, 1))',
];
