import { HANDLE } from '../lists/use-row-keys.ts';
import { useLetter } from './single-keys.ts';

/** `j` and `k` go down and up through the rows of the page's table, from wherever the focus is. */
export function useRowLetters(): void {
  useLetter('j', () => step(1));
  useLetter('k', () => step(-1));
}

function step(by: 1 | -1): void {
  const handles = [...document.querySelectorAll<HTMLElement>(`[${HANDLE}]`)];
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  const at = handles.findIndex((handle) => row?.contains(handle));
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), handles.length - 1);
  handles[next]?.focus();
}

/** The row that the focus is in; null when it is in none. */
export function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
}
