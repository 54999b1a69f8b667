/** Errors queued before they can be reported. */
export interface EarlyErrors {
  /** Stops listening and returns the queue. */
  handOver(): unknown[];
}

/** Queues uncaught errors from the first script on; the code that reports them loads later. */
export function queueEarlyErrors(): EarlyErrors {
  const failures: unknown[] = [];
  const hearError = ({ error }: ErrorEvent) => void failures.push(error);
  const hearRejection = ({ reason }: PromiseRejectionEvent) => void failures.push(reason);
  window.addEventListener('error', hearError);
  window.addEventListener('unhandledrejection', hearRejection);
  return {
    handOver: () => {
      window.removeEventListener('error', hearError);
      window.removeEventListener('unhandledrejection', hearRejection);
      return failures;
    },
  };
}
