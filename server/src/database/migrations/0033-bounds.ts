/**
 * What keeps strangers within bounds: mails about orders that went together in one, what leads to one mailbox however its
 * address is spelled, and what the cookies of browsers that logged in before are signed with.
 */
export function bounds(): string[] {
  return [
    // The `message_id` of the mail that tells of it.
    'alter table outbox add column digest text',
    'create index outbox_digest on outbox (digest) where digest is not null',
    `alter table subscriptions add column mailbox_hash text not null default ''`,
    'update subscriptions set mailbox_hash = email_hash',
    'create index subscriptions_mailbox on subscriptions (mailbox_hash)',
    `alter table accounts add column device_secret text not null default ''`,
  ];
}
