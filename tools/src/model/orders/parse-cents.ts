/** What an amount in euro comes to while it is typed, in cents; null while it is none. The server judges it. */
export function parseCents(typed: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s€]/gu, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
