import type { Draft } from './draft.ts';

/** The errors that still stand: a field that was changed since the order was sent is being corrected. */
export function standingErrors(
  errors: Record<string, string>,
  sent: Draft,
  now: Draft,
): Record<string, string> {
  const before = new Map(Object.entries(sent));
  const after = new Map(Object.entries(now));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => before.get(name) === after.get(name)));
}
