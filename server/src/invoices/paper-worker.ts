import { parentPort, workerData } from 'node:worker_threads';
import { invoicesPdf } from './invoice-pdf.ts';
import { packingSlipsPdf } from './packing-slip-pdf.ts';
import type { PaperJob } from './paper-thread.ts';
import { textPdf } from './text-pdf.ts';

/* The thread of `printPaper`: one file, and it ends. */
// Only `printPaper` starts this.
const job = workerData as PaperJob;
parentPort?.postMessage(await print(job));

function print(work: PaperJob): Promise<Buffer> {
  if (work.kind === 'slips') return packingSlipsPdf(work.slips);
  return work.kind === 'text' ? textPdf(work.text) : invoicesPdf(work.invoices);
}
