/** An insect, by its upper-case uuid, and how many of it. */
export interface Line {
  uuid: string;
  amount: number;
}

/** Lines with equal insects added up, uuids upper-case, in the order in which insects first appear. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const amounts = new Map<string, number>();
  for (const { uuid, amount } of lines) {
    const key = uuid.toUpperCase();
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  return [...amounts].map(([uuid, amount]) => ({ uuid, amount }));
}

/** Whether two carts hold the same insects in the same amounts, in whatever order. */
export function areSameLines(one: readonly Line[], other: readonly Line[]): boolean {
  const inOrder = (lines: readonly Line[]) =>
    mergeLines(lines).sort((first, second) => (first.uuid < second.uuid ? -1 : 1));
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}
