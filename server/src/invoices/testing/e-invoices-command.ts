import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { invoicePdf } from '../pdf/invoice-pdf.ts';
import { invoiceUbl } from '../ubl/invoice-ubl.ts';
import { sampleEInvoices } from './sample-e-invoices.ts';

/*
 * `npm run e-invoices -- <folder>` : a sample of each way in which an order is invoiced or credited, as Peppol BIS Billing 3
 * and as PDF, to be run through a validator.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npm run e-invoices -- <folder>');
  process.exitCode = 1;
} else {
  const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
  mkdirSync(target, { recursive: true });
  for (const { name, invoice, buyer } of sampleEInvoices()) {
    writeFileSync(join(target, `${name}.xml`), invoiceUbl(invoice, buyer));
    writeFileSync(join(target, `${name}.pdf`), await invoicePdf(invoice));
  }
  console.log(`${sampleEInvoices().length} samples in ${target}`);
}
