import { DAY_MS } from '@vitrine/shared/platform/time';

/** A price, and from when it held. */
interface PriceSince {
  priceCents: number;
  /** ISO-8601 UTC. */
  at: string;
}

const WINDOW_MS = 30 * DAY_MS;
/** What is sold since less than the window must have had its price for this long. */
const NEW_LOT_MS = 7 * DAY_MS;

/**
 * The price that may be struck through beside the current one, or null: the lowest of the 30 days before a
 * reduction that is itself at most 30 days old. After several reductions it is the one before the last: a member state
 * may allow the one before the first, but that would not be the lowest price of 30 days, which our words say.
 * Directive 98/6/EC, article 6a: http://data.europa.eu/eli/dir/1998/6 ; seven days for a new lot: Belgian Code of
 * Economic Law, article VI.18.
 * @param history all prices of the insect in the order of time, the current one last
 * @param firstShownAt when it was first in the shop, ISO-8601 UTC: what a draft cost before was offered to nobody
 */
export function previousPrice(
  history: readonly PriceSince[],
  firstShownAt: string | null,
  now: Date,
): number | null {
  const offered = pricesOffered(history, firstShownAt);
  const changes = offered.filter((price, index) => price.priceCents !== offered[index - 1]?.priceCents);
  const [first] = changes;
  const current = changes.at(-1);
  if (!first || !current || since(current.at, now.toISOString()) > WINDOW_MS) return null;
  if (since(first.at, current.at) < NEW_LOT_MS) return null;
  // A price held until the next one came.
  const held = changes.slice(0, -1).filter((_price, index) => {
    const end = changes[index + 1]?.at ?? current.at;
    return since(end, current.at) < WINDOW_MS;
  });
  const lowest = Math.min(...held.map((price) => price.priceCents));
  return Number.isFinite(lowest) && lowest > current.priceCents ? lowest : null;
}

/** The prices since a lot was first shown, the first of them the one that held then. */
function pricesOffered(history: readonly PriceSince[], firstShownAt: string | null): PriceSince[] {
  if (firstShownAt === null) return [];
  const shownAt = Date.parse(firstShownAt);
  const atFirst = history.findLast(({ at }) => Date.parse(at) <= shownAt);
  const later = history.filter(({ at }) => Date.parse(at) > shownAt);
  return atFirst ? [{ ...atFirst, at: firstShownAt }, ...later] : later;
}

function since(from: string, to: string): number {
  return Date.parse(to) - Date.parse(from);
}
