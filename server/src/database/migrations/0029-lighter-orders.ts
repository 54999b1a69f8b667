/*
 * Each order that is placed writes into every index of its tables. `orders_email` is asked by nothing since orders are
 * found by `order_search` and guests by `orders_guest_email`; `orders_placed` is the beginning of `orders_figures`; the
 * other two are only asked for rows that have what they are about, and a new order of a guest has not.
 */
export const lighterOrders = (): string[] => [
  'drop index orders_email',
  'drop index orders_placed',
  'drop index orders_account',
  'create index orders_account on orders (account_id, placed_at) where account_id is not null',
  'drop index outbox_sent',
  'create index outbox_sent on outbox (kind, sent_at) where sent_at is not null',
];
