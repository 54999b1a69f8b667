/** 128 random bits in hex, for one intent: `crypto.randomUUID` is missing where a shop is tried out over plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
