import type { Startable } from '@vitrine/shared/platform/worker-thread';

type Listener = Parameters<Startable['on']>[1];

/** A message that nobody here can read is the other side's fault: `onNonsense` hears of it, and this side goes on. */
export function guardedPort(port: Startable, onNonsense: () => void): Startable {
  const guarded =
    (listener: Listener): Listener =>
    (message) => {
      try {
        listener(message);
      } catch {
        onNonsense();
      }
    };
  return {
    postMessage: (message, transferred) => port.postMessage(message, transferred),
    on: (event, listener) => port.on(event, event === 'message' ? guarded(listener) : listener),
    terminate: () => port.terminate(),
  };
}
