declare module 'fontkit' {
  import type PDFDocument from 'pdfkit';

  /** An opened font: pdfkit takes one wherever its types know of files and bytes alone. */
  export function create(
    bytes: Uint8Array,
  ): NonNullable<Parameters<InstanceType<typeof PDFDocument>['registerFont']>[1]>;
}
