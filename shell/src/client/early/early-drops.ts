import { isInSlot } from '../start/in-slot.ts';

/** File drops, queued before hydration. */
export interface EarlyDrops {
  /** Dispatches them again. */
  replay(): void;
  /** Discards the queue. */
  forget(): void;
}

interface Dropped {
  target: Element;
  files: File[];
}

/** Queues files dropped on a page with a file input; the browser would navigate to the first of them. */
export function queueEarlyDrops(): EarlyDrops {
  const dropped: Dropped[] = [];
  // Runs first: React stops the propagation of events in a slot that is not hydrated.
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
