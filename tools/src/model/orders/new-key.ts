/** 128 random bits, for one intent. `crypto.randomUUID` is missing where a shop is tried out over plain http. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
