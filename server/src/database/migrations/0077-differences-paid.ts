/** What came with a payment beyond what was asked, below zero for less. Payments from before brought what was asked. */
export const differencesPaid = (): string[] => [
  'alter table payments add column difference_cents integer not null default 0',
];
