/**
 * Runs `work` for each item, one after the other, also after a failure; the failures are thrown together at the end.
 * Returns for how many items `work` returned true.
 */
export async function forEachSettled<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const item of items) {
    try {
      if (await work(item)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`);
  return done;
}
