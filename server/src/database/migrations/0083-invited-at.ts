/**
 * Since when somebody waits for a password of their own to begin at work; so far an address that counted as unproved said
 * it, and a shopper who was taken out again lost theirs. Whoever is invited at this moment may have been registered by a
 * stranger, who waits for another address.
 */
export const invitedAt = (): string[] => [
  'alter table accounts add column invited_at text',
  `update accounts set invited_at = created_at, new_email = null where role <> 'customer' and confirmed_at is null`,
  `delete from mail_tokens where purpose = 'email'
    and account_id in (select id from accounts where invited_at is not null)`,
];
