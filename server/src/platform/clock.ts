/** The time now. Passed in, so that tests own it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** Whole seconds until then, as `Retry-After` says them. */
export const secondsUntil = (then: Date, now: Date): number =>
  Math.ceil((then.getTime() - now.getTime()) / 1000);
