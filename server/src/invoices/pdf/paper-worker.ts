import { parentPort } from 'node:worker_threads';
import { serve } from '@vitrine/shared/platform/worker-rpc';
import type { Invoice } from '../rules/invoice-facts.ts';
import { invoicesPdf } from './invoice-pdf.ts';
import { customsPdf } from './customs-pdf.ts';
import type { CustomsDeclaration } from '../rules/customs-declaration.ts';
import { packingSlipsPdf, type Slips } from './packing-slip-pdf.ts';
import { pickListPdf, type PickList } from './pick-list-pdf.ts';
import { textPdf, type PrintedText } from './text-pdf.ts';

/** What is printed: facts alone, so that the thread needs no database. */
export type PaperJob =
  | { kind: 'slips'; slips: Slips }
  | { kind: 'picks'; list: PickList }
  | { kind: 'customs'; declaration: CustomsDeclaration }
  | { kind: 'invoices'; invoices: readonly [Invoice, ...Invoice[]] }
  | { kind: 'text'; text: PrintedText };
export type PaperMethods = { print(job: PaperJob): Promise<Uint8Array> };

/* The thread of `printPaper`. */
await serve(parentPort, (): PaperMethods => ({ print }));

function print(job: PaperJob): Promise<Buffer> {
  if (job.kind === 'slips') return packingSlipsPdf(job.slips);
  if (job.kind === 'picks') return pickListPdf(job.list);
  if (job.kind === 'customs') return customsPdf(job.declaration);
  return job.kind === 'text' ? textPdf(job.text) : invoicesPdf(job.invoices);
}
