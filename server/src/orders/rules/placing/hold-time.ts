/** A hold lives no longer than so many of its times, however often it is asked for again: others wait for its lots. */
const MOST_TIMES = 2;

/** When the first of its lots was held, and until when that is promised. */
export interface HoldTime {
  createdAt: string;
  expiresAt: string;
}

/**
 * The time of a hold that is asked for: a full one, at most until twice that time after the first of its lots was held.
 * It never ends before what was promised already, though times have become shorter meanwhile.
 * @param before the hold that keeps any of these lots already: to drop one lot makes no time for the others
 * @returns null when that is over
 */
export function holdTime(
  before: HoldTime | null,
  { holdMs, now }: { holdMs: number; now: Date },
): HoldTime | null {
  const full = now.getTime() + holdMs;
  if (!before) return { createdAt: now.toISOString(), expiresAt: new Date(full).toISOString() };
  const most = Date.parse(before.createdAt) + MOST_TIMES * holdMs;
  const end = Math.max(Math.min(full, most), Date.parse(before.expiresAt));
  if (end <= now.getTime()) return null;
  return { createdAt: before.createdAt, expiresAt: new Date(end).toISOString() };
}
