/** A press or a key, from the input to the frame that shows its answer. */
export interface Press {
  interactionId: number;
  duration: number;
}

/** https://web.dev/articles/inp : one of fifty is left out, for a long visit has its accident. */
const LEFT_OUT_OF = 50;

/** Interaction to Next Paint, in milliseconds; null where nothing was pressed. */
export function inpOf(presses: readonly Press[]): number | null {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of presses)
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  const durations = [...longest.values()].toSorted((one, other) => other - one);
  return durations[Math.floor(durations.length / LEFT_OUT_OF)] ?? null;
}

/** Something that moved without having been asked to. */
export interface Shift {
  startTime: number;
  value: number;
}

/** Shifts belong together that follow within a second, for five seconds at most: https://web.dev/articles/cls */
const PAUSE_MS = 1_000;
const LONGEST_MS = 5_000;

/** Cumulative Layout Shift: the worst of what belongs together. */
export function clsOf(shifts: readonly Shift[]): number {
  let worst = 0;
  let session = { start: 0, end: -Infinity, sum: 0 };
  for (const { startTime, value } of shifts) {
    const goesOn = startTime - session.end < PAUSE_MS && startTime - session.start < LONGEST_MS;
    session = goesOn
      ? { ...session, end: startTime, sum: session.sum + value }
      : { start: startTime, end: startTime, sum: value };
    worst = Math.max(worst, session.sum);
  }
  return worst;
}
