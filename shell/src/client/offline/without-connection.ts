import { readLocale } from '@vitrine/shared/paths/read-path';
import { NOTE_CLASS } from '../../model/offline.ts';
import { pageKind } from '../../model/page-kind.ts';
import { askWorker } from './tell-worker.ts';

let shownAt = Date.now();
let note: HTMLElement | null = null;

/** What is shown now was loaded at this time (milliseconds). */
export function pageShown(at: number): void {
  shownAt = at;
}

/** While there is no connection an open page says so, and its links go to the worker, which knows what it has. */
export function followConnection(): void {
  window.addEventListener('offline', () => void showNote());
  window.addEventListener('online', hideNote);
  document.addEventListener('click', leaveToBrowser, { capture: true });
  if (!navigator.onLine) void showNote();
}

/** Before the root that React draws in. A page that was cached has a note of its own. */
async function showNote(): Promise<void> {
  const text = await askWorker({ kind: 'note', locale: readLocale(location.pathname), at: shownAt });
  if (navigator.onLine || hasNote()) return;
  note = document.createElement('div');
  note.className = NOTE_CLASS;
  note.setAttribute('role', 'status');
  document.body.prepend(note);
  note.textContent = text;
}

const hasNote = (): boolean => document.querySelector(`.${NOTE_CLASS}`) !== null;

function hideNote(): void {
  note?.remove();
  note = null;
}

/** The router would ask for data that cannot come; a whole page may be cached, as the one that is shown may be. */
function leaveToBrowser(event: MouseEvent): void {
  if ((navigator.onLine && !hasNote()) || !isPlain(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && leadsToPage(link)) event.stopPropagation();
}

/** Any other click means a new tab, a new window or a download. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

function leadsToPage({ href, origin }: HTMLAnchorElement): boolean {
  return origin === location.origin && URL.canParse(href) && pageKind(new URL(href)) !== null;
}
