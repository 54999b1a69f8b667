import type { Locale } from '@vitrine/shared/contract/locale';
import type { DrawnCode } from '../../platform/qr-code.ts';
import { MARGIN, openPen, PAPER_WIDTH, type PaperOptions, type PaperText } from './paper-pen.ts';
import { claimAccessible, openTags, type Tag } from './paper-tags.ts';
import { sayPaper } from './paper-words.ts';

const BOTTOM = 770;
const GAP = 5;
export { PAPER_WIDTH };
/** How the name of a species is written. */
export const LATIN = { font: 'name', lang: 'la' } as const;

type CellText = PaperText & {
  /** What belongs to it and stands under it. */
  under?: readonly PaperText[];
};

export type Cell = CellText & {
  x: number;
  width: number;
  align?: 'left' | 'right';
  /** What it is to who listens; a paragraph unless said. */
  tag?: Tag;
  scope?: 'Column' | 'Row';
};

export interface Column {
  x: number;
  width: number;
  align?: 'left' | 'right';
  /** Of a table without a head: empty. */
  head: string;
  /** The same in another language. */
  under?: readonly PaperText[];
}

/** @property isHead whether it heads its row */
export type TableCell = CellText & { isHead?: boolean };

interface Table {
  columns: readonly Column[];
  /** Each as many cells as there are columns. */
  rows: readonly (readonly TableCell[])[];
  /** Hairlines between the rows too, or at top and bottom alone. */
  rules?: 'between' | 'around' | 'none';
}

/**
 * Pages of A4, written from the top and tagged as they are written: PDF/UA-1 and PDF/A-2a (3a with a file in it). Who listens hears the
 * elements in the order in which they were written.
 */
export interface Paper {
  /** Cells beside each other, the row as high as the highest; each an element of its own. */
  row(cells: readonly Cell[]): void;
  /** Its head stands on each page that it takes. */
  table(table: Table): void;
  /** A square code, with cells beside it. `alt`: what it is to who does not see it. */
  code(figure: { code: DrawnCode; x: number; width: number; alt: string }, beside: readonly Cell[]): void;
  /** What `write` writes lies within an element: lists, quotations. */
  within(tag: Tag, write: () => void): void;
  rule(): void;
  space(points: number): void;
  /** A new sheet, in its own language and with pages numbered for itself; the first one begins by itself. */
  sheet(locale: Locale): void;
  /** Ends the last page and numbers them all. */
  finish(): Promise<Buffer>;
}

export function openPaper(options: PaperOptions): Paper {
  const pen = openPen(options);
  const { document } = pen;
  const tags = openTags(document);
  tags.sheet(options.locale);
  const sheets = [{ first: 0, locale: options.locale }];
  let y = MARGIN;

  /** A cell's texts line by line: who listens hears an address as lines and not as one word. */
  const textsOf = ({ under = [], ...cell }: CellText) =>
    [cell, ...under]
      .filter(({ text }) => text !== '')
      .flatMap((part) => part.text.split('\n').map((text) => ({ ...part, text: text || ' ' })));
  const heightOf = (cell: Cell) =>
    textsOf(cell).reduce((sum, text) => sum + pen.heightOf(text, cell.width), 0);
  const heightOfRow = (cells: readonly Cell[]) => Math.max(0, ...cells.map(heightOf));

  function writeCell(cell: Cell): void {
    const { tag = 'P', scope } = cell;
    const marks = scope ? { scope } : {};
    const texts = textsOf(cell);
    const [only, ...more] = texts;
    if (only && more.length === 0) {
      const draw = () => pen.write(only, { ...cell, y });
      return tags.element(tag, draw, { ...marks, ...(only.lang && { lang: only.lang }) });
    }
    const isHeading = /^H\d$/.test(tag);
    const writeAll = () => {
      let top = y;
      for (const [index, text] of texts.entries()) {
        const draw = () => pen.write(text, { ...cell, y: top });
        const own = isHeading && index === 0 ? tag : 'P';
        if (text.text.trim() !== '') tags.element(own, draw, text.lang && { lang: text.lang });
        top += pen.heightOf(text, cell.width);
      }
    };
    tags.within(isHeading || tag === 'P' ? 'Div' : tag, writeAll, marks);
  }

  function place(cells: readonly Cell[], write = writeCell): void {
    for (const cell of cells) write(cell);
    y += heightOfRow(cells) + GAP;
  }

  function writeFurniture(cell: Cell): void {
    let top = y;
    for (const text of textsOf(cell)) {
      tags.artifact('Pagination', () => pen.write(text, { ...cell, y: top }));
      top += pen.heightOf(text, cell.width);
    }
  }

  /** Whether a new page was begun, for something as high as that. */
  function breakFor(height: number): boolean {
    if (y + height <= BOTTOM) return false;
    document.addPage();
    y = MARGIN;
    return true;
  }

  function rule(): void {
    tags.artifact('Layout', () => pen.hairline(y));
    y += GAP * 2;
  }

  function table({ columns, rows, rules = 'none' }: Table): void {
    const head = columns.map(headCell);
    const hasHead = columns.some((column) => column.head !== '');
    const [first = [], ...rest] = rows.map((row) => bodyRow(columns, row));
    const line = () => (rules === 'none' ? undefined : rule());
    tags.within('Table', () => {
      if (hasHead) {
        breakFor(heightOfRow(head) + heightOfRow(first) + GAP * 3);
        tags.within('TR', () => place(head));
      }
      line();
      tags.within('TR', () => place(first));
      for (const cells of rest) {
        if (rules === 'between') rule();
        if (breakFor(heightOfRow(cells)) && hasHead) {
          place(head, writeFurniture);
          line();
        }
        tags.within('TR', () => place(cells));
      }
      line();
    });
  }

  /** Each sheet's pages in its language, counted for itself. */
  function numberPages(first: number, end: number, locale: Locale): void {
    for (let page = first; page < end; page += 1) {
      document.switchToPage(page);
      document.page.margins.bottom = 0;
      const text = sayPaper('page', locale, { page: String(page - first + 1), count: String(end - first) });
      y = 800;
      writeFurniture({ text, size: 9, ink: 'quiet', x: 0, width: PAPER_WIDTH, align: 'right' });
    }
  }

  return {
    row(cells) {
      breakFor(heightOfRow(cells));
      place(cells);
    },
    table,
    code({ code, x, width, alt }, beside) {
      const height = Math.max(width, heightOfRow(beside));
      breakFor(height);
      const at = { x, y, width };
      tags.element('Figure', () => pen.squares(code, at), { alt, bbox: pen.boxOf(at) });
      for (const cell of beside) writeCell(cell);
      y += height + GAP;
    },
    within: tags.within,
    rule,
    space(points) {
      y += points;
    },
    sheet(locale) {
      document.addPage();
      tags.sheet(locale);
      sheets.push({ first: document.bufferedPageRange().count - 1, locale });
      y = MARGIN;
    },
    finish() {
      const { count } = document.bufferedPageRange();
      for (const [index, { first, locale }] of sheets.entries()) {
        numberPages(first, sheets[index + 1]?.first ?? count, locale);
      }
      claimAccessible(document);
      document.end();
      return pen.bytes;
    },
  };
}

const headCell = ({ head, ...column }: Column): Cell => ({
  ...column,
  ...{ text: head, size: 9, ink: 'quiet', tag: 'TH', scope: 'Column' },
});

function bodyRow(columns: readonly Column[], row: readonly TableCell[]): Cell[] {
  return columns.map(({ x, width, align }, at) => {
    const { isHead = false, ...cell } = row[at] ?? { text: '' };
    const place = { x, width, ...(align && { align }) };
    return isHead ? { ...cell, ...place, tag: 'TH', scope: 'Row' } : { ...cell, ...place, tag: 'TD' };
  });
}
