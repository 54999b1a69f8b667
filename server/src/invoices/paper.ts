import PDFDocument from 'pdfkit';
import type { Locale } from '@vitrine/shared/contract/locale';
import { sayPaper } from './paper-words.ts';
import { printText } from '../forms/rules/print-text.ts';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';

const MARGIN = 56;
const BOTTOM = 770;
const SIZE = 10.5;
const GAP = 5;
/** Figures as high as capitals and all of one width: sums stand under each other. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum'];

export interface Cell {
  text: string;
  x: number;
  width: number;
  align?: 'left' | 'right';
  font?: keyof typeof PAPER_FONTS;
  size?: number;
}

/** Pages of A4, written from the top: rows of cells, each row as high as its highest cell. */
export interface Paper {
  row(cells: Cell[]): void;
  rule(): void;
  space(points: number): void;
  /** A new sheet, in its own language and with pages numbered for itself; the first one begins by itself. */
  sheet(locale: Locale): void;
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
    font: PAPER_FONTS.plain,
    lang: locale,
    info: { Title: printText(title), CreationDate: new Date(issuedAt) },
  });
  const bytes = collect(document);
  const sheets = [{ first: 0, locale }];
  let y = MARGIN;

  function heightOf({ text, width, font = 'plain', size = SIZE }: Cell): number {
    return document
      .font(PAPER_FONTS[font])
      .fontSize(size)
      .heightOfString(printText(text), { width, features: FIGURES });
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
          .font(PAPER_FONTS[font])
          .fontSize(size)
          .text(printText(text), MARGIN + x, y, { width, align, features: FIGURES });
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
    sheet(language) {
      document.addPage();
      sheets.push({ first: document.bufferedPageRange().count - 1, locale: language });
      y = MARGIN;
    },
    finish() {
      const { count: end } = document.bufferedPageRange();
      for (const [index, sheet] of sheets.entries()) {
        numberPages(document, { ...sheet, end: sheets[index + 1]?.first ?? end });
      }
      document.end();
      return bytes;
    },
  };
}

type Pages = InstanceType<typeof PDFDocument>;

function numberPages(document: Pages, sheet: { first: number; end: number; locale: Locale }): void {
  const { first, end, locale } = sheet;
  for (let page = first; page < end; page += 1) {
    document.switchToPage(page);
    const values = { page: String(page - first + 1), count: String(end - first) };
    const text = sayPaper('page', locale, values);
    document.page.margins.bottom = 0;
    document
      .font(PAPER_FONTS.plain)
      .fontSize(9)
      .text(printText(text), MARGIN, 800, { align: 'right', features: FIGURES });
  }
}

function collect(document: Pages): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}

const PACKAGE = dirname(createRequire(import.meta.filename).resolve('@expo-google-fonts/eb-garamond'));
const file = (style: string) => join(PACKAGE, style, `EBGaramond_${style}.ttf`);

/** The typeface of the shop's papers, EB Garamond (SIL Open Font License). A file carries only the letters it shows. */
const PAPER_FONTS = {
  plain: file('400Regular'),
  bold: file('600SemiBold'),
  name: file('400Regular_Italic'),
};
