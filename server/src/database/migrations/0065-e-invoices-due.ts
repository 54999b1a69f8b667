/** Those that were refused are looked for as often as those that wait: the index is of every state that is polled. */
export const eInvoicesDue = (): string[] => [
  'drop index e_invoices_due',
  'create index e_invoices_due on e_invoices (state, next_at)',
];
