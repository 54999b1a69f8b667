import PDFDocument from 'pdfkit';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { Locale } from '@vitrine/shared/contract/locale';
import { printText } from '../../forms/rules/print-text.ts';
import type { DrawnCode } from '../../platform/qr-code.ts';
import { openFont } from './paper-font.ts';
import { titleForXml } from './paper-tags.ts';

export const MARGIN = 56;
/** How wide what is written on a page can be, in points. */
export const PAPER_WIDTH = 483;
const SIZE = 10.5;
/** The brass of hairlines, and the quiet ink of what only explains. */
const BRASS = '#8a8272';
const INK = { plain: '#1c1a17', quiet: '#5e574c' };
/** Figures as high as capitals and all of one width: sums stand under each other. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum'];

const PACKAGE = dirname(createRequire(import.meta.filename).resolve('@expo-google-fonts/eb-garamond'));
const font = (style: string) => openFont(join(PACKAGE, style, `EBGaramond_${style}.ttf`));

/**
 * The typeface of the shop's papers, EB Garamond (SIL Open Font License), opened once for all of them: to read its rules
 * takes longer than to write a paper. A file carries only the letters it shows.
 */
const PAPER_FONTS = {
  plain: font('400Regular'),
  bold: font('600SemiBold'),
  name: font('400Regular_Italic'),
};

export interface PaperText {
  text: string;
  font?: keyof typeof PAPER_FONTS;
  size?: number;
  ink?: keyof typeof INK;
  /** What is not in the sheet's language: a species' name, the French of a form. */
  lang?: 'la' | 'fr';
}

/** Where on a page a text stands, in points. */
interface TextBox {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** What draws on the pages of one document. */
interface Pen {
  document: InstanceType<typeof PDFDocument>;
  heightOf(text: PaperText, width: number): number;
  write(text: PaperText, place: TextBox): void;
  hairline(y: number): void;
  /** A code's dark squares, from its left upper corner; where it stands. */
  squares(code: DrawnCode, place: { x: number; y: number; width: number }): void;
  boxOf(place: { x: number; y: number; width: number }): [number, number, number, number];
  /** The whole file, once the document was ended. */
  bytes: Promise<Buffer>;
}

/** A file inside a paper, which a reader's program shows beside it. */
export interface Attachment {
  name: string;
  type: string;
  description: string;
  text: string;
}

export interface PaperOptions {
  title: string;
  /** The date inside the file, so that the same document is the same bytes. */
  issuedAt: string;
  locale: Locale;
  attachment?: Attachment;
}

/** A document of A4 pages that keeps PDF/A-2a, or PDF/A-3a with a file in it; all pages stay open until it ends. */
export function openPen({ title, issuedAt, locale, attachment }: PaperOptions): Pen {
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    // None of pdfkit's own, which a file for archives may not use.
    font: '',
    pdfVersion: '1.7',
    // Part 2 holds no files but PDFs.
    subset: attachment ? 'PDF/A-3a' : 'PDF/A-2a',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: titleForXml(printText(title)), CreationDate: new Date(issuedAt) },
  });
  for (const [name, opened] of Object.entries(PAPER_FONTS)) document.registerFont(name, opened);
  document.font('plain');
  if (attachment) {
    const { text, ...about } = attachment;
    const at = { creationDate: new Date(issuedAt), modifiedDate: new Date(issuedAt) };
    // The types of the library do not know how a file is related, which PDF/A-3 asks.
    const options = { ...about, ...at, relationship: 'Data' };
    document.file(Buffer.from(text), options);
  }
  const dip = ({ font = 'plain', size = SIZE, ink = 'plain' }: PaperText) =>
    document.font(font).fontSize(size).fillColor(INK[ink]);
  return {
    document,
    bytes: collect(document),
    heightOf: (text, width) =>
      document
        .font(text.font ?? 'plain')
        .fontSize(text.size ?? SIZE)
        .heightOfString(lettersOf(text), { width, features: FIGURES }),
    write(text, { x, y, width, align = 'left' }) {
      dip(text).text(lettersOf(text), MARGIN + x, y, { width, align, features: FIGURES });
    },
    squares({ path, size }, { x, y, width }) {
      document
        .save()
        .translate(MARGIN + x, y)
        .scale(width / size);
      document.path(path).fill(INK.plain).restore();
    },
    boxOf: ({ x, y, width }) => [MARGIN + x, y, MARGIN + x + width, y + width],
    hairline(y) {
      const right = MARGIN + PAPER_WIDTH;
      document.moveTo(MARGIN, y).lineTo(right, y).lineWidth(0.5).stroke(BRASS);
    },
  };
}

/** What can be printed of a text; no line ends within “e-mail”. */
const lettersOf = ({ text }: PaperText) => printText(text).replaceAll(/\b(e)-(?=mail)/gi, '$1\u2011');

function collect(document: Pen['document']): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}
