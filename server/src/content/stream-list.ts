import { Readable } from 'node:stream';

const CHUNK = 250;
/** The content service's own bound (spec §5). */
const TIMEOUT_MS = 15_000;

/**
 * A JSON array of any length, read and written in chunks: neither the memory nor the time between two other
 * requests grows with it. A list that takes longer than the bound breaks off.
 */
export function streamList(ids: number[], readChunk: (ids: number[]) => Promise<object[]>): Readable {
  return Readable.from(writeChunks(ids, readChunk), { objectMode: false });
}

async function* writeChunks(
  ids: number[],
  readChunk: (ids: number[]) => Promise<object[]>,
): AsyncGenerator<string> {
  const end = performance.now() + TIMEOUT_MS;
  let separator = '[';
  for (let start = 0; start < ids.length; start += CHUNK) {
    if (performance.now() > end) throw new Error(`A list of ${ids.length} took longer than ${TIMEOUT_MS} ms`);
    for (const item of await readChunk(ids.slice(start, start + CHUNK))) {
      yield separator + JSON.stringify(item);
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}
