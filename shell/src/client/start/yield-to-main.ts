/** Yields to the main thread: the browser handles input and frames before the code goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs each start in a task of its own. Returns a function that stops those that were started. */
export function startInTasks(starts: (() => () => void)[]): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const startAll = async () => {
    for (const start of starts) {
      await yieldToMain();
      if (isStopped) return;
      stops.push(start());
    }
  };
  void startAll();
  return () => {
    isStopped = true;
    stops.forEach((stop) => stop());
  };
}
