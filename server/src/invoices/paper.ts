import PDFDocument from 'pdfkit';
import type { Locale } from '@vitrine/shared/contract/locale';
import { fillText } from '../rules/fill-text.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import { latinText } from './latin-text.ts';

const MARGIN = 56;
const BOTTOM = 770;
const SIZE = 9.5;
const GAP = 5;

export interface Cell {
  text: string;
  x: number;
  width: number;
  align?: 'left' | 'right';
  font?: 'plain' | 'bold' | 'name';
  size?: number;
}

const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', name: 'Times-Italic' };

/** Pages of A4, written from the top: rows of cells, each row as high as its highest cell. */
export interface Paper {
  row(cells: Cell[]): void;
  rule(): void;
  space(points: number): void;
  /** Ends the last page and numbers them all. */
  finish(): Promise<Buffer>;
}

/** @param issuedAt the date inside the file, so that the same document is the same bytes */
export function openPaper(options: { title: string; issuedAt: string; locale: Locale }): Paper {
  const { title, issuedAt, locale } = options;
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: locale,
    info: { Title: latinText(title), CreationDate: new Date(issuedAt) },
  });
  const bytes = collect(document);
  let y = MARGIN;

  function heightOf({ text, width, font = 'plain', size = SIZE }: Cell): number {
    return document.font(FONTS[font]).fontSize(size).heightOfString(latinText(text), { width });
  }

  return {
    row(cells) {
      const height = Math.max(...cells.map(heightOf));
      if (y + height > BOTTOM) {
        document.addPage();
        y = MARGIN;
      }
      for (const { text, x, width, align = 'left', font = 'plain', size = SIZE } of cells) {
        document
          .font(FONTS[font])
          .fontSize(size)
          .text(latinText(text), MARGIN + x, y, { width, align });
      }
      y += height + GAP;
    },
    rule() {
      document
        .moveTo(MARGIN, y)
        .lineTo(595 - MARGIN, y)
        .lineWidth(0.5)
        .stroke('#8a8272')
        .fillColor('black');
      y += GAP * 2;
    },
    space(points) {
      y += points;
    },
    finish() {
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        const text = fillText(INVOICE_WORDS.page[locale], { page: String(page + 1), count: String(count) });
        document.page.margins.bottom = 0;
        document.font(FONTS.plain).fontSize(8).text(latinText(text), MARGIN, 800, { align: 'right' });
      }
      document.end();
      return bytes;
    },
  };
}

function collect(document: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}
