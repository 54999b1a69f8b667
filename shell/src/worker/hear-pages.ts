import { workerMessageSchema, type WorkerMessage } from '../model/worker-message.ts';
import { cachePictures } from './files-routes.ts';
import { precacheVisited } from './page-cache.ts';
import { noteText } from './mark-page.ts';
import { pageKind } from '../model/page-kind.ts';
import { scope, type Message } from './worker-scope.ts';

/** Does what a page asks for; what it cannot read is of another release, and left alone. */
export function hear(event: Message): void {
  const read = workerMessageSchema.safeParse(event.data);
  if (!read.success) return;
  if (read.data.kind === 'note') event.ports[0]?.postMessage(answer(read.data));
  else event.waitUntil(keep(read.data, event));
}

function answer({ locale, at }: Extract<WorkerMessage, { kind: 'note' }>): string {
  return noteText({ locale, at, now: Date.now(), isOffline: true });
}

async function keep({ address, fetched }: Extract<WorkerMessage, { kind: 'seen' }>, event: Message) {
  const url = new URL(address, scope.location.origin);
  if (url.origin !== scope.location.origin || pageKind(url) !== 'cacheable') return;
  try {
    await precacheVisited(url.href, fetched);
    await cachePictures(fetched, event);
  } catch {
    // The connection went, or the disk is full: the page is not cached, and nobody waits for it.
  }
}
