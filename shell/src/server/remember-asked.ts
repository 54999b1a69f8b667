/** Of these so many are remembered at least, and twice as many at most. */
const REMEMBERED = 500;
/** In letters; a longer one takes the room of many. */
const LONGEST = 1_000;

/** Tells of each key whether it was asked for before, as far as it remembers. */
export function rememberAsked(): (key: string) => boolean {
  let asked = new Set<string>();
  let before = new Set<string>();
  return (key) => {
    if (key.length > LONGEST) return false;
    if (asked.has(key)) return true;
    if (asked.size >= REMEMBERED) {
      before = asked;
      asked = new Set();
    }
    asked.add(key);
    return before.has(key);
  };
}
