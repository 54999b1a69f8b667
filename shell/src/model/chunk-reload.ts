import { isChunkFailure } from './is-missing.ts';

const KEY = 'vitrine_chunk_reload';
/** A script that still cannot be had after a reload must not reload for ever (seed §9). */
const GUARD_MS = 60_000;

/** Reloads the page when part of its script could not be fetched, at most once a minute. */
export function reloadForChunk(error: unknown, page: Pick<Window, 'sessionStorage' | 'location'>): void {
  if (!isChunkFailure(error)) return;
  if (isFirst(page)) page.location.reload();
}

/** Notes that this is the time. Where nothing can be noted it never is: that would be a reload for ever. */
function isFirst(page: Pick<Window, 'sessionStorage'>): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(KEY));
    if (Date.now() - last < GUARD_MS) return false;
    page.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
