/** Sent mails that still name a network, as it stands in the index; a query must use the same words. */
export const NAMES_NETWORK = `state = 'sent' and data like '%"network"%'`;

/**
 * Whoever forgets networks each ten minutes reads those that are left, not every order there ever was. The index begins
 * with the state, though all in it have the same: else SQLite prefers that of all sent mails.
 */
export const networksToForget = (): string[] => [
  `create index outbox_networks on outbox (state, kind, sent_at) where ${NAMES_NETWORK}`,
];
