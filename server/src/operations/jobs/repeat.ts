interface Job {
  /** Resolves when the run that is under way has ended; no other begins. */
  stop(): Promise<void>;
}

/**
 * Runs `work` again and again, `everyMs` milliseconds after it ended; at once again when it says that there is more.
 * A failure is reported and changes nothing else.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<{ hasMore: boolean } | void>,
  onFailure: (error: unknown) => void,
): Job {
  let isStopped = false;
  let wake = () => {};

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      // Not by a race against a promise of the job's whole life: each race would leave a reaction on it.
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!isStopped) {
      const done = await work().catch(onFailure);
      if (!done?.hasMore && !isStopped) await pause();
    }
  }

  const running = run();
  return {
    stop() {
      isStopped = true;
      wake();
      return running;
    },
  };
}
