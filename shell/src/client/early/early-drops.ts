import { isInSlot } from '../start/in-slot.ts';

/** Files that were dropped on the page before anything could take them. */
export interface EarlyDrops {
  /** Drops them again, now that they are taken. */
  replay(): void;
  /** Lets go of them: nothing will take them soon. */
  forget(): void;
}

interface Dropped {
  target: Element;
  files: File[];
}

/** A page that takes files keeps those dropped on it; the browser would leave it and show the first of them. */
export function keepEarlyDrops(): EarlyDrops {
  const dropped: Dropped[] = [];
  // First of all: React stops a drop on a slot that it has not taken over, and whoever listens last hears nothing.
  const hear = (event: DragEvent) => {
    const { target, dataTransfer } = event;
    if (event.defaultPrevented || !(target instanceof Element) || !dataTransfer || !takesFiles(target))
      return;
    if (!dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The list of an event is empty once it is over.
    if (event.type === 'drop') dropped.push({ target, files: [...dataTransfer.files] });
  };
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, hear, true);
  const end = () => {
    for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, hear, true);
    return dropped.splice(0);
  };
  return {
    replay: () => {
      for (const { target, files } of end()) target.dispatchEvent(dropOf(files));
    },
    forget: () => void end(),
  };
}

const takesFiles = (target: Element): boolean =>
  isInSlot(target) && document.querySelector('input[type="file"]') !== null;

function dropOf(files: readonly File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
}
