/** Lets the browser do what waits, a press or a frame, before what comes next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Starts one thing after another, each in a task of its own. Returns what stops those that were started. */
export function startInTasks(starts: (() => () => void)[]): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const startAll = async () => {
    for (const start of starts) {
      await nextTask();
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
