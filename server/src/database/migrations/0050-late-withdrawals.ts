/**
 * A withdrawal is heard whenever it comes: whether it was late by what the shop knew, when its shopper says the parcel came,
 * and what a person decided about a late one. `shipments.arrives_before` ends nothing any more; it stays, and is written,
 * for the release before this one.
 */
export const lateWithdrawals = (): string[] => [
  'alter table withdrawals add column late_since text',
  'alter table withdrawals add column came_on text',
  `alter table withdrawals add column decision text check (decision in ('accepted', 'declined'))`,
  'alter table withdrawals add column decided_at text check ((decided_at is null) = (decision is null))',
  `alter table withdrawals add column decision_reason text not null default ''
    check (decision_reason = '' or decision is not null)`,
  `create index withdrawals_to_judge on withdrawals (order_id) where ${TO_JUDGE}`,
];

/** Queries have the same condition from `index-conditions.ts`. */
const TO_JUDGE = 'late_since is not null and decision is null';
