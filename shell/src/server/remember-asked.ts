/** Of these so many are remembered at least, and twice as many at most. */
const REMEMBERED = 500;

/** Tells of each key whether it was asked for before, as far as it remembers. */
export function rememberAsked(): (key: string) => boolean {
  let asked = new Set<string>();
  let before = new Set<string>();
  return (key) => {
    if (asked.has(key)) return true;
    if (asked.size >= REMEMBERED) {
      before = asked;
      asked = new Set();
    }
    asked.add(key);
    return before.has(key);
  };
}
