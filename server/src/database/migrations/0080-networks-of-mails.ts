import type { DialectName } from '../database.ts';

/**
 * Mails that an order was received bore whence it came, as a hash without a key, for ever. It goes out of all of them: one
 * that still waits is then told without being counted for its network.
 */
export function networksOfMails(dialect: DialectName): string[] {
  const left = dialect === 'sqlite' ? `json_remove(data, '$.network')` : `(data::jsonb - 'network')::text`;
  return [`update outbox set data = ${left} where kind = 'order-received' and data like '%"network"%'`];
}
