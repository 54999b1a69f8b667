/**
 * Keeps what was made for a key until the version changes. A failure is not kept, and neither is null: only what
 * exists takes up memory.
 */
export function keepUntilChanged(version: () => Promise<string>) {
  let current = '';
  let answers = new Map<string, unknown>();
  return async function keep<T>(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const now = await version();
    if (now !== current) {
      current = now;
      answers = new Map();
    }
    const kept = answers;
    // Written under this key by this function alone.
    if (kept.has(key)) return kept.get(key) as T;
    const made = await make();
    if (made !== null) kept.set(key, made);
    return made;
  };
}
