/** An insect, by its upper-case uuid, and how many of it. */
export interface Line {
  uuid: string;
  amount: number;
}

/** Whether it is written like the uuid of an insect; anything else is the uuid of none. */
export const isUuid = (text: string) => /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$/i.test(text);

/** Lines with equal insects added up, ordered by uuid: whoever moves stock moves it in the same order. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const amounts = new Map<string, number>();
  for (const { uuid, amount } of lines) {
    const key = uuid.toUpperCase();
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  return [...amounts]
    .map(([uuid, amount]) => ({ uuid, amount }))
    .sort((one, other) => (one.uuid < other.uuid ? -1 : 1));
}

/** Whether two carts hold the same insects in the same amounts, in whatever order. */
export function areSameLines(one: readonly Line[], other: readonly Line[]): boolean {
  return JSON.stringify(mergeLines(one)) === JSON.stringify(mergeLines(other));
}
