import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { attachWorker } from '@vitrine/shared/platform/worker-thread';
import type { PaperJob, PaperMethods } from './paper-worker.ts';
import type { Invoice } from '../rules/invoice-facts.ts';

const PROGRAM = join(import.meta.dirname, 'paper-worker.ts');
/** A hundred sheets take a few seconds on a slow machine. */
const MAX_WAIT_MS = 60_000;
const HEAP = { maxYoungGenerationSizeMb: 24 };

/**
 * Prints on a thread of its own, which ends with its work: a file of many sheets takes longer than those may wait who
 * are served meanwhile.
 * @throws when it fails, or takes longer than a minute
 */
export async function printPaper(job: PaperJob): Promise<Buffer> {
  const worker = new Worker(PROGRAM, { resourceLimits: HEAP });
  const { call, end } = attachWorker<PaperMethods>(worker, { timeoutMs: MAX_WAIT_MS });
  try {
    const { buffer, byteOffset, length } = await call('print', job);
    return Buffer.from(buffer, byteOffset, length);
  } finally {
    await end('The paper was printed');
  }
}

/**
 * Prints one invoice or credit note here: that takes some tens of milliseconds, a thread of its own takes longer to begin.
 * What makes PDFs is fetched with the first one: it takes 13 MB, and most processes never make one.
 */
export async function printInvoice(invoice: Invoice): Promise<Buffer> {
  const { invoicePdf } = await import('./invoice-pdf.ts');
  return invoicePdf(invoice);
}
