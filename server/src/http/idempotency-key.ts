/** The `idempotency-key` header: printable, and long enough that two shoppers never choose the same. Else null. */
export function readKey(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header) ? header : null;
}
