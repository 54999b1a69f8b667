/**
 * The sex that is waited for, empty for any; and from when on a lot must be new, for a wish that lots on offer fit
 * already. A wish of before takes any lot. With the old index one person could wait for one sex of a species alone.
 */
export const wishesBySex = (): string[] => [
  `alter table subscriptions add column gender text not null default '' check (gender in ('', 'MALE', 'FEMALE'))`,
  'alter table subscriptions add column new_since text',
  'drop index subscriptions_live',
  `create unique index subscriptions_live on subscriptions (kind, email_hash, species, gender) where state <> 'ended'`,
];
