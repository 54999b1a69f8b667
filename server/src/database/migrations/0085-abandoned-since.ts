/** Since when nobody is to make a payment any more: an attempt may have been open for a week before. */
export const abandonedSince = (): string[] => [
  'alter table payments add column abandoned_at text',
  'update payments set abandoned_at = cancel_at where cancel_at is not null',
];
