/** Whether an order line's name is a scientific one: a capitalised genus and lower-case words. Mixed lots are not. */
export function isLatinName(name: string): boolean {
  return /^\p{Lu}\p{Ll}+( \(\p{Lu}\p{Ll}+\))?( [\p{Ll}.×-]+){1,3}$/u.test(name);
}
