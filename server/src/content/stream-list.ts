import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { IdChunk } from './store/content-insects.ts';
import { letStalledGo } from '../http/limits/let-stalled-go.ts';
import { STALL_MS, TOTAL_MS } from './bounds.ts';

/**
 * A JSON array of any length, read and written chunk by chunk as it is taken: neither the memory nor the time between
 * two other requests grows with it. A reader who stalls is let go.
 * @param onEnd told once when the list ended, in whatever way
 */
export function streamList(
  chunks: IdChunk[],
  readChunk: (ids: number[]) => Promise<object[]>,
  onEnd: () => void,
): Readable {
  const list = Readable.from(
    writeChunks(chunks, readChunk, () => onTaken()),
    { objectMode: false },
  );
  const onTaken = letStalledGo(list, { stallMs: STALL_MS, totalMs: TOTAL_MS });
  list.once('close', onEnd);
  return list;
}

async function* writeChunks(
  chunks: IdChunk[],
  readChunk: (ids: number[]) => Promise<object[]>,
  onTaken: () => void,
): AsyncGenerator<string> {
  let separator = '[';
  for (const ids of chunks) {
    const items = await readChunk([...ids]);
    const texts = items.map((item) => JSON.stringify(item));
    if (texts.length > 0) yield separator + texts.join(',');
    if (texts.length > 0) separator = ',';
    onTaken();
    // Other requests get their turn, also when the database answers at once and the reader takes all.
    await setImmediate();
  }
  yield separator === '[' ? '[]' : ']';
}
