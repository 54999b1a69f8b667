import { Writable } from 'node:stream';

/** Everything that a source writes, as one piece. */
export function gather(source: { pipe(target: Writable): unknown }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const target = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    target.on('error', reject);
    source.pipe(target);
  });
}
