/** A price, and from when it held. */
export interface PriceSince {
  priceCents: number;
  /** ISO-8601 UTC. */
  at: string;
}

const WINDOW_MS = 30 * 24 * 3_600_000;

/**
 * The price that may be struck through beside the current one, or null: the lowest of the 30 days before a
 * reduction that is itself at most 30 days old.
 * Directive 98/6/EC, article 6a: http://data.europa.eu/eli/dir/1998/6
 * @param history all prices of the insect in the order of time, the current one last
 */
export function previousPrice(history: readonly PriceSince[], now: Date): number | null {
  const current = history.at(-1);
  if (!current || now.getTime() - Date.parse(current.at) > WINDOW_MS) return null;
  const earlier = history.slice(0, -1);
  const start = new Date(Date.parse(current.at) - WINDOW_MS).toISOString();
  // A price held until the next one came.
  const held = earlier.filter((_price, index) => (history[index + 1]?.at ?? '') > start);
  const lowest = Math.min(...held.map((price) => price.priceCents));
  return Number.isFinite(lowest) && lowest > current.priceCents ? lowest : null;
}
