declare module 'fontkit' {
  import type PDFDocument from 'pdfkit';

  /** An opened font: pdfkit takes one wherever its types know of files and bytes alone. */
  type Font = NonNullable<Parameters<InstanceType<typeof PDFDocument>['registerFont']>[1]> & {
    /** Letters of a text and where each stands. */
    layout(text: string, ...how: unknown[]): { positions: object[] };
  };

  export function create(bytes: Uint8Array): Font;
}
