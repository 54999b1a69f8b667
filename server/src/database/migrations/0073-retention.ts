/** What each retention of personal data deleted, and when; orders whose time is over are found without reading the others. */
export const retention = (): string[] => [
  `create table retentions (
    name text primary key,
    ran_at text not null,
    deleted_at text,
    deleted integer not null default 0,
    total integer not null default 0
  )`,
  `create index unpaid_to_forget on orders (placed_at) where contact_state = 'kept' and order_state = 'cancelled'`,
  `create index guests_to_forget on orders (placed_at) where contact_state = 'kept' and account_id is null`,
];
