/**
 * A transfer has its week once somebody read the mail of its order: the token stands in that mail alone. Orders from
 * before have theirs already.
 */
export const provedMailboxes = (): string[] => [
  'alter table orders add column mail_token text',
  'alter table orders add column mailbox_proved_at text',
  'update orders set mailbox_proved_at = placed_at',
];
