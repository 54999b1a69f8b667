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
  const stopping = Promise.withResolvers<void>();
  let isStopped = false;

  async function run(): Promise<void> {
    while (!isStopped) {
      const done = await work().catch(onFailure);
      if (!done?.hasMore) await pause(everyMs, stopping.promise);
    }
  }

  const running = run();
  return {
    stop() {
      isStopped = true;
      stopping.resolve();
      return running;
    },
  };
}

async function pause(ms: number, stopping: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([promise, stopping]);
  clearTimeout(timer);
}
