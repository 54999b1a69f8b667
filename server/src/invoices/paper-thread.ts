import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Invoice } from '../rules/invoice-facts.ts';
import type { Slips } from './read-slips.ts';
import type { PrintedText } from './text-pdf.ts';

/** What is printed: facts alone, so that the thread needs no database. */
export type PaperJob =
  | { kind: 'slips'; slips: Slips }
  | { kind: 'invoices'; invoices: readonly [Invoice, ...Invoice[]] }
  | { kind: 'text'; text: PrintedText };

const PROGRAM = join(import.meta.dirname, 'paper-worker.ts');
/** A hundred sheets take a few seconds on a slow machine. */
const MAX_WAIT_MS = 60_000;
const HEAP = { maxYoungGenerationSizeMb: 24 };

/**
 * Prints on a thread of its own, which ends with its work: a file of many sheets takes longer than those may wait who
 * are served meanwhile.
 * @throws when it fails, or takes longer than a minute
 */
export function printPaper(job: PaperJob): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(PROGRAM, { workerData: job, resourceLimits: HEAP });
  const timer = setTimeout(() => void worker.terminate(), MAX_WAIT_MS);
  worker.on('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  worker.on('error', reject);
  // After a message this rejects nothing any more.
  worker.on('exit', () => reject(new Error('The paper was not printed')));
  return promise.finally(() => clearTimeout(timer));
}
