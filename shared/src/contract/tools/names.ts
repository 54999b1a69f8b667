/*
 * What the log and the outbox name by a short word. The server writes no other, and the tools have words for each; what
 * another version wrote is shown as it stands.
 */

export const AUDIT_ACTIONS = [
  ...(['backups.delete', 'backups.fetch', 'backups.take'] as const),
  ...(['closings.create', 'closings.delete', 'closings.edit', 'closings.end'] as const),
  ...(['families.create', 'families.delete', 'families.edit', 'families.merge'] as const),
  ...(['flaws.add', 'flaws.edit', 'flaws.remove'] as const),
  ...(['insects.bulk', 'insects.create', 'insects.delete', 'insects.edit'] as const),
  ...(['insects.import', 'insects.restore'] as const),
  ...(['imports.forget-word', 'imports.words'] as const),
  'mails.retry',
  ...(['missing.families', 'missing.origins'] as const),
  ...([
    'orders.address',
    'orders.cancel',
    'orders.contact',
    'orders.deliver',
    'orders.e-invoice',
    'orders.judge',
    'orders.mail',
    'orders.note',
    'orders.permit',
  ] as const),
  'orders.place',
  ...(['orders.prepare', 'orders.refund', 'orders.repay', 'orders.return'] as const),
  ...(['orders.cash', 'orders.join', 'orders.lines', 'orders.ship', 'orders.split'] as const),
  'orders.transfer',
  ...(['passkeys.add', 'passkeys.remove'] as const),
  ...(['pictures.add', 'pictures.clean', 'pictures.describe', 'pictures.order'] as const),
  ...(['pictures.remove', 'pictures.retry'] as const),
  ...(['posts.create', 'posts.delete', 'posts.edit'] as const),
  'releases.lift',
  'reservations.lift',
  ...(['second-factor.code', 'second-factor.new-codes', 'second-factor.passkey'] as const),
  ...(['second-factor.recovery-code', 'second-factor.reset', 'second-factor.set'] as const),
  ...(['sessions.end', 'sessions.end-all'] as const),
  'settings.edit',
  ...(['shipping.create', 'shipping.edit'] as const),
  ...(['spaces.families', 'spaces.insects'] as const),
  ...(['staff.end-sessions', 'staff.invite', 'staff.remove', 'staff.role'] as const),
  ...(['stock.count', 'stock.receive'] as const),
  'texts.save',
  'undo',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export type OrderAction = Extract<AuditAction, `orders.${string}`>;

export const MAIL_KINDS = [
  ...(['order-received', 'transfer-reminder', 'payment-received', 'order-cancelled'] as const),
  ...(['refund-due', 'refunded', 'order-shipped', 'withdrawal-received'] as const),
  'withdrawal-judged',
  ...(['order-address', 'order-joined', 'order-lines', 'order-split'] as const),
  'orders-gathered',
  ...(['subscription-asked', 'restock', 'contact-message', 'contact-received'] as const),
  ...(['account-confirm', 'account-recovery', 'account-new-email', 'account-email-leaving'] as const),
  ...(['account-password-changed', 'account-deleted'] as const),
  ...(['account-passkey-added', 'account-passkey-removed', 'account-passkey-copied'] as const),
  ...(['staff-invitation', 'staff-second-factor-set', 'staff-second-factor-reset'] as const),
  'release-refused',
  'stock-reserved',
  ...(['chargeback-taken', 'chargeback-reversed'] as const),
  'books-root',
  ...(['staff-notification', 'staff-morning'] as const),
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
