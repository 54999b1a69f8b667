/** What one request of the content service may ask, and how long lists are held to their share of the server. */

/** Values of one `in` or `nin`. */
export const MAX_VALUES = 1000;
/** How many lists of any length a process reads at once; the next ones wait. */
export const LONG_LISTS = 4;
/** How many of them one network may read. */
export const LONG_LISTS_OF_ONE = 2;
export const MAX_WAIT_MS = 10_000;
/** How many of each kind one network may ask for: more than a page that builds on this needs. */
export const LONG_LISTS_A_MINUTE = 60;
/** A client that reads nothing for so long is disconnected. */
export const STALL_MS = 15_000;
/** A million insects take about a minute. */
export const TOTAL_MS = 300_000;
