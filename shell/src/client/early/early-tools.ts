import { isInSlot } from '../start/in-slot.ts';
import type { ReadAct } from './event-replay.ts';

/*
 * Shortcuts and file drops, which only the owner's tools have: only their pages load this.
 */

/** Most keys that are queued: more presses than this on a page without a response are not meant. */
const MOST = 24;
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);
const FIELDS = 'input, select, textarea, [contenteditable]';

export const toolsReaders = (): ReadAct[] => [keyReader(), readDrop];

/**
 * Keys that only the page's script handles: single keys outside fields, and shortcuts. The browser's default of a
 * shortcut named in `aria-keyshortcuts` is prevented.
 */
function keyReader(): ReadAct {
  let count = 0;
  return (event) => {
    if (!(event instanceof KeyboardEvent) || !isForPage(event) || count === MOST) return null;
    count += 1;
    if (isNamed(event)) event.preventDefault();
    return { of: event, repeat: () => pressAgain(event) };
  };
}

/** A key meant for the page must not end up in a field that got the focus since. */
function pressAgain(event: KeyboardEvent): void {
  const focused = document.activeElement ?? document.body;
  if (focused === event.target || !focused.matches(FIELDS))
    focused.dispatchEvent(new KeyboardEvent('keydown', event));
}

function isForPage(event: KeyboardEvent): boolean {
  const { target, key, isComposing } = event;
  if (!(target instanceof Element) || isComposing || MODIFIERS.has(key)) return false;
  if (isWithModifier(event)) return true;
  const isPress = key === 'Enter' || key === ' ';
  return !target.matches(FIELDS) && !(isPress && target.matches('a, button, summary'));
}

const isWithModifier = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** `Control+Shift+Enter`, as pages name it. */
function isNamed(event: KeyboardEvent): boolean {
  if (!isWithModifier(event)) return false;
  const { key, metaKey, shiftKey } = event;
  const letter = key.length === 1 ? key.toUpperCase() : key;
  const name = [metaKey ? 'Meta' : 'Control', ...(shiftKey ? ['Shift'] : []), letter].join('+');
  return document.querySelector(`[aria-keyshortcuts~="${CSS.escape(name)}"]`) !== null;
}

/** Files dropped on a page with a file input; the browser would navigate to the first of them. */
const readDrop: ReadAct = (event) => {
  if (!(event instanceof DragEvent && event.target instanceof Element && event.dataTransfer)) return null;
  const { type, target, dataTransfer } = event;
  const isTaken = isInSlot(target) && document.querySelector('input[type="file"]') !== null;
  if (!isTaken || !dataTransfer.types.includes('Files')) return null;
  event.preventDefault();
  // The list of an event is empty once it is over.
  const files = [...dataTransfer.files];
  return type === 'drop' ? { of: event, repeat: () => target.dispatchEvent(dropOf(files)) } : null;
};

function dropOf(files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
}
