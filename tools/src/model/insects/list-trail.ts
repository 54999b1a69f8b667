import { z } from '@vitrine/shared/contract/zod';

/** Forgotten with the drafts, for it begins as their names do. */
const KEY = 'VDM_TOOLS:insects';
const trailSchema = z.array(z.int());

/** Remembers in this tab the lots that were last listed, so that one can go on to the next. */
export function keepTrail(ids: readonly number[]): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    return;
  }
}

/** The lot after this one in the list one came from; null at its end, or without one. */
export function nextInTrail(id: number): number | null {
  try {
    const read = trailSchema.safeParse(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]'));
    const ids = read.success ? read.data : [];
    return ids.includes(id) ? (ids[ids.indexOf(id) + 1] ?? null) : null;
  } catch {
    return null;
  }
}
