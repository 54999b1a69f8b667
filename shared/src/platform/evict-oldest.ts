/** Deletes the entry that was added first, where there are more than so many: for counters, which are no cache. */
export function evictOldest<K>(entries: Pick<Set<K>, 'size' | 'keys' | 'delete'>, most: number): void {
  if (entries.size <= most) return;
  const [oldest] = entries.keys();
  if (oldest !== undefined) entries.delete(oldest);
}
