/* The door of this room's store: what the subjects may use of it. */

export { type Attempt, clearAttempts, returnAttempt, takeAttempt, tryAttempt } from './store/attempts.ts';
export { countRequest, forgetRequestCounts } from './store/request-counts.ts';
