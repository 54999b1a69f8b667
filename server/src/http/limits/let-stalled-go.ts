import type { Readable } from 'node:stream';

/**
 * Lets a reader go who takes nothing of a stream for `stallMs`, or not all of it within `totalMs`.
 * @returns to be called whenever something was taken
 */
export function letStalledGo(
  stream: Readable,
  { stallMs, totalMs }: { stallMs: number; totalMs: number },
): () => void {
  const stop = (ms: number) =>
    setTimeout(() => stream.destroy(new Error(`A list was not read for ${ms} ms`)), ms);
  const [stalled, total] = [stop(stallMs), stop(totalMs)];
  stream.once('close', () => {
    clearTimeout(stalled);
    clearTimeout(total);
  });
  return () => void stalled.refresh();
}
