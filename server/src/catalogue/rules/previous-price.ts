import { DAY_MS } from '@vitrine/shared/platform/time';

/** A price, and from when it held. */
interface PriceSince {
  priceCents: number;
  /** ISO-8601 UTC. */
  at: string;
}

/** That a lot was taken out of sight, or shown again. */
export interface Showing {
  isShown: boolean;
  /** ISO-8601 UTC. */
  at: string;
}

/** When a lot could be bought. */
interface Shown {
  /** When it was first in the shop, ISO-8601 UTC; null for never. */
  firstShownAt: string | null;
  /** What came of it since, in the order of time. */
  showings: readonly Showing[];
}

const WINDOW_MS = 30 * DAY_MS;
/** For so long of the window a lot must have been in the shop: what is new must have had its price for a week. */
const LEAST_MS = 7 * DAY_MS;

/**
 * The price that may be struck through beside the current one, or null: the lowest of the 30 days before a
 * reduction that is itself at most 30 days old, of the time in which the lot was in the shop. What it cost as a draft, or
 * hidden, was offered to nobody. After several reductions it is the one before the last: a member state
 * may allow the one before the first, but that would not be the lowest price of 30 days, which our words say.
 * Directive 98/6/EC, article 6a: http://data.europa.eu/eli/dir/1998/6 ; seven days for a new lot: Belgian Code of
 * Economic Law, article VI.18.
 * @param history all prices of the insect in the order of time, the current one last
 */
export function previousPrice(history: readonly PriceSince[], shown: Shown, now: Date): number | null {
  const offers = offersOf(history, spansOf(shown));
  const current = offers.at(-1);
  // What is hidden is reduced for nobody.
  if (current?.until !== Infinity) return null;
  const lastOther = offers.findLastIndex(({ priceCents }) => priceCents !== current.priceCents);
  // Hidden for a while at the same price, it is reduced no later.
  const reducedAt = offers[lastOther + 1]?.from ?? current.from;
  if (now.getTime() - reducedAt > WINDOW_MS) return null;
  const begin = reducedAt - WINDOW_MS;
  const held = offers.slice(0, lastOther + 1).filter(({ until }) => until > begin);
  const heldMs = held.reduce((sum, { from, until }) => sum + until - Math.max(from, begin), 0);
  if (heldMs < LEAST_MS) return null;
  const lowest = Math.min(...held.map(({ priceCents }) => priceCents));
  return lowest > current.priceCents ? lowest : null;
}

/** Moments in milliseconds; what goes on ends never. */
interface Span {
  from: number;
  until: number;
}

/** When it was in the shop, in the order of time. */
function spansOf({ firstShownAt, showings }: Shown): Span[] {
  if (firstShownAt === null) return [];
  const turns = [{ isShown: true, at: firstShownAt }, ...showings];
  return turns.flatMap(({ isShown, at }, index) => {
    const next = turns[index + 1];
    return isShown ? [{ from: Date.parse(at), until: next ? Date.parse(next.at) : Infinity }] : [];
  });
}

/** For which prices it could be bought, and when. */
function offersOf(history: readonly PriceSince[], spans: readonly Span[]): (Span & { priceCents: number })[] {
  const prices = history.map(({ priceCents, at }, index) => {
    const next = history[index + 1];
    return { priceCents, from: Date.parse(at), until: next ? Date.parse(next.at) : Infinity };
  });
  return spans.flatMap((span) =>
    prices.flatMap(({ priceCents, ...held }) => {
      const from = Math.max(span.from, held.from);
      const until = Math.min(span.until, held.until);
      return from < until ? [{ priceCents, from, until }] : [];
    }),
  );
}
