import type { WorkerMessage } from '../../model/worker-message.ts';

/** Tells the worker something, once there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Asks the worker for a text. It stays without an answer when the worker is of a release that knows no such question. */
export async function askWorker(message: WorkerMessage): Promise<string> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active?.postMessage(message, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
  });
}

/** The addresses of all that this tab fetched so far. */
export const fetchedHere = (): string[] => performance.getEntriesByType('resource').map(({ name }) => name);
