/**
 * Whether who is logged in showed that the mailbox is theirs, or whether its owner confirmed what a stranger may have
 * registered. Accounts from before count as they did.
 */
export const provedOwners = (): string[] => [
  'alter table accounts add column is_mailbox_owner integer not null default 1',
];
