import { nextTask } from './next-task.ts';

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
