import { parentPort, workerData } from 'node:worker_threads';
import { invoicesPdf } from './invoice-pdf.ts';
import { packingSlipsPdf } from './packing-slip-pdf.ts';
import type { PaperJob } from './paper-thread.ts';

/* The thread of `printPaper`: one file, and it ends. */
// Only `printPaper` starts this.
const job = workerData as PaperJob;
parentPort?.postMessage(
  job.kind === 'slips' ? await packingSlipsPdf(job.slips) : await invoicesPdf(job.invoices),
);
