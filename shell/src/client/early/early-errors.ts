/** What broke before it could be told. */
export interface EarlyErrors {
  /** From now on somebody else hears. */
  handOver(): unknown[];
}

/** Hears errors of the page from its first script on; telling of them takes code that comes later. */
export function keepEarlyErrors(): EarlyErrors {
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
