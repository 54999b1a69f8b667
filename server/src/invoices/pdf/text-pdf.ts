import { lexer, type Token, type Tokens } from 'marked';
import type { Seller } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { particularsOf, linkTarget } from '../../texts/index.ts';
import { sayPaper } from './paper-words.ts';
import { openPaper, PAPER_WIDTH, type Cell, type Paper } from './paper.ts';

/** A version of one of the shop's texts, to be kept on paper or in a mail. */
export interface PrintedText {
  locale: Locale;
  title: string;
  lead: string;
  /** Markdown. */
  body: string;
  version: number;
  updatedAt: string;
  /** The seller whose particulars the paper shows. */
  seller: Seller;
  /** Address of the shop, for links to its pages. */
  publicUrl: string;
}

interface Pen {
  paper: Paper;
  /** Of what stands in one line or paragraph. */
  print(tokens: Token[]): string;
  /** Whether a chapter has begun, below which a heading may be. */
  isInChapter: boolean;
}

const STEP = 18;

/** A text as PDF; the same version is always the same bytes. */
export function textPdf(text: PrintedText): Promise<Buffer> {
  const { locale, title, lead, body, version, updatedAt, seller, publicUrl } = text;
  const fill = particularsOf(seller, locale);
  const paper = openPaper({ title: fill(title), issuedAt: updatedAt, locale });
  const print = (tokens: Token[]) => fill(inlineText(tokens, { locale, publicUrl }));
  const pen: Pen = { paper, print, isInChapter: false };
  const day = { version: String(version), date: formatDay(updatedAt, locale) };
  paper.row([{ text: fill(title), x: 0, width: PAPER_WIDTH, font: 'bold', size: 16, tag: 'H1' }]);
  const name = [seller.name, seller.legalForm].filter(Boolean).join(' ');
  const register = seller.court && sayPaper('court', locale, { court: seller.court });
  const under = [name, register, sayPaper('version', locale, day)].filter(Boolean).join(' · ');
  paper.row([{ text: under, x: 0, width: PAPER_WIDTH }]);
  paper.rule();
  if (lead !== '') paper.row([{ text: fill(lead), x: 0, width: PAPER_WIDTH, font: 'name' }]);
  writeBlocks(pen, lexer(body), 0);
  return paper.finish();
}

function writeBlocks(pen: Pen, tokens: readonly Token[], x: number): void {
  for (const token of tokens) writeBlock(pen, token, x);
}

function writeBlock(pen: Pen, token: Token, x: number): void {
  const { paper } = pen;
  const line = (text: string, more: Partial<Cell> = {}) =>
    paper.row([{ text, x, width: PAPER_WIDTH - x, ...more }]);
  switch (token.type) {
    case 'heading':
      paper.space(STEP / 2);
      return line(pen.print(token.tokens ?? []), { font: 'bold', tag: headingTag(pen, token.depth) });
    case 'paragraph':
    case 'text':
      return line(pen.print(token.tokens ?? [token]));
    case 'list':
      return writeList(pen, listIn(token), x);
    case 'blockquote':
      return paper.within('BlockQuote', () => writeBlocks(pen, token.tokens ?? [], x + STEP));
    case 'table':
      return writeTable(pen, tableIn(token), x);
  }
}

/** PDF/UA lets no level be skipped: below a chapter is what follows one. */
function headingTag(pen: Pen, depth: number): 'H2' | 'H3' {
  if (depth > 2 && pen.isInChapter) return 'H3';
  pen.isInChapter = true;
  return 'H2';
}

// The lexer's names say what it has made; its type leaves room for tokens of extensions, of which there are none.
const listIn = (token: Token) => token as Tokens.List;
const tableIn = (token: Token) => token as Tokens.Table;

function writeList(pen: Pen, { ordered, start, items }: Tokens.List, x: number): void {
  const { paper, print } = pen;
  const writeItem = ({ tokens: [first, ...rest] }: Tokens.ListItem, index: number): void => {
    const text = first ? print([first]) : '';
    paper.row([
      { text: ordered ? `${Number(start) + index}.` : '•', x, width: STEP, tag: 'Lbl' },
      { text, x: x + STEP, width: PAPER_WIDTH - x - STEP, tag: 'LBody' },
    ]);
    if (rest.length > 0) paper.within('LBody', () => writeBlocks(pen, rest, x + STEP));
  };
  paper.within('L', () => {
    for (const [index, item] of items.entries()) paper.within('LI', () => writeItem(item, index));
  });
}

function writeTable({ paper, print }: Pen, { header, rows }: Tokens.Table, x: number): void {
  const width = (PAPER_WIDTH - x) / header.length;
  const columns = header.map(({ tokens }, at) => ({
    head: print(tokens),
    x: x + at * width,
    width: width - 6,
  }));
  paper.table({
    columns,
    rows: rows.map((row) => row.map(({ tokens }) => ({ text: print(tokens) }))),
  });
}

interface LinkContext {
  locale: Locale;
  /** Address of the shop. */
  publicUrl: string;
}

/** A line of Markdown in plain letters. On paper nobody presses a link: its address follows its words. */
function inlineText(tokens: Token[], place: LinkContext): string {
  return tokens.map((token) => tokenText(token, place)).join('');
}

function tokenText(token: Token, place: LinkContext): string {
  if (token.type === 'html') return '';
  if (token.type === 'br') return '\n';
  if (token.type === 'link') return linkText(token, place);
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner) return inlineText(inner, place);
  return 'text' in token ? token.text : '';
}

function linkText(token: Token, place: LinkContext): string {
  const href = 'href' in token ? String(token.href) : '';
  const words = 'tokens' in token ? inlineText(token.tokens ?? [], place) : '';
  const target = linkTarget(href, place.locale);
  // A name to be filled in, such as `{email}`, is written in codes within an address.
  const own = [`mailto:${words}`, words].map((address) => encodeURI(address));
  if (target === null || own.includes(target)) return words;
  return `${words} (${target.startsWith('/') ? place.publicUrl + target : target})`;
}
