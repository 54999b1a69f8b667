/* The door of this subject: what the others may use. */

export type { Slip, SlipPart, Slips } from './pdf/packing-slip-pdf.ts';
export type { PaperJob } from './pdf/paper-worker.ts';
export type { Pick } from './pdf/pick-list-pdf.ts';
export { type CustomsDeclaration, declareParcel } from './rules/customs-declaration.ts';
export { DECLARED_BY_LEAVING } from './rules/customs.ts';
export { printInvoice, printPaper } from './pdf/print-paper.ts';
export { type Invoice, invoiceFactsSchema, namedBy } from './rules/invoice-facts.ts';
export { type Credit, findInvoice, issueCreditNote, issueInvoice, listInvoices } from './store/invoices.ts';
export type { PrintedText } from './pdf/text-pdf.ts';
export { sendEInvoices } from './send-e-invoices.ts';
export { EINVOICE_REFUSED, type EInvoiceState, eInvoicesOf, sendEInvoiceAgain } from './store/e-invoices.ts';
export { type AccessPoint, httpAccessPoint } from './ubl/access-point.ts';
