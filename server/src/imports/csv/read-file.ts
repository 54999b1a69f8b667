import { isUtf8 } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { MOST_IMPORT_LINES, type Import } from '@vitrine/shared/contract/tools/import';
import type { FieldError } from '../../forms/rules/field-errors.ts';

export interface FileHead {
  encoding: Import['encoding'];
  separator: Import['separator'];
  headers: string[];
}
interface FileLine {
  /** As a spreadsheet counts it: the headers are the first, empty ones count. */
  line: number;
  cells: string[];
}

/** A file that cannot be read: what is said of it. */
export class UnreadableFile extends Error {
  readonly reason: FieldError;
  constructor(reason: FieldError) {
    super(reason.message);
    this.reason = reason;
  }
}

/** Bytes that are decoded and parsed before others have a turn. */
const SLICE_BYTES = 64 * 1024;
/** Lines handed on at a time. */
export const LINES_AT_ONCE = 200;
const MOST_COLUMNS = 200;
/** Of one line: a quote that is never closed makes the rest of the file one cell. */
const MOST_LINE_LETTERS = 200_000;
const SEPARATORS = [';', '\t', ','] as const;
const BOM = /^\uFEFF/;
/** Excel's own way to name the separator, on a line before all others. */
const NAMED_SEPARATOR = /^"?sep=(.)"?\r?\n/i;

/** SHA-256, computed beside the thread that serves pages. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('base64url');
}

/**
 * What the first line of a file says, and in which letters. Bytes that are no UTF-8 are the Windows letters of Western
 * Europe, in which Excel saves "CSV".
 * @throws UnreadableFile
 */
export async function readHead(bytes: Buffer): Promise<FileHead> {
  if (bytes.length === 0) throw new UnreadableFile({ message: 'importEmpty' });
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-16' && bytes.subarray(0, SLICE_BYTES).includes(0)) {
    throw new UnreadableFile({ message: 'importNoTable' });
  }
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, SLICE_BYTES));
  const separator = separatorOf(start.replace(BOM, ''));
  for await (const [first] of records(bytes, { encoding, separator })) {
    const headers = first?.cells.map((cell) => cell.trim()) ?? [];
    while (headers.at(-1) === '') headers.pop();
    if (headers.length === 0) break;
    if (headers.length > MOST_COLUMNS) throw new UnreadableFile({ message: 'importNoTable' });
    return { encoding, separator, headers };
  }
  throw new UnreadableFile({ message: 'importEmpty' });
}

/**
 * The lines below the headers, some at a time, in slices between which others have a turn. Empty ones are left out.
 * @throws UnreadableFile
 */
export async function* readLines(bytes: Buffer, head: FileHead): AsyncGenerator<FileLine[]> {
  let count = 0;
  for await (const some of records(bytes, head)) {
    const lines = some.filter(({ line, cells }) => line > 1 && cells.some((cell) => cell.trim() !== ''));
    count += lines.length;
    if (count > MOST_IMPORT_LINES) {
      throw new UnreadableFile({ message: 'importLong', values: { limit: String(MOST_IMPORT_LINES) } });
    }
    if (lines.length > 0) yield lines;
    await turn();
  }
  if (count === 0) throw new UnreadableFile({ message: 'importEmpty' });
}

function encodingOf(bytes: Buffer): FileHead['encoding'] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** The sign that the first line has most of outside of quotes, or that is named before it. */
function separatorOf(start: string): FileHead['separator'] {
  const named = NAMED_SEPARATOR.exec(start)?.[1];
  const known = SEPARATORS.find((sign) => sign === named);
  if (known) return known;
  const line = start.replaceAll(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)[0] ?? '';
  const counts = SEPARATORS.map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most), { sign: ',', count: 1 }).sign;
}

async function* records(
  bytes: Buffer,
  { encoding, separator }: Omit<FileHead, 'headers'>,
): AsyncGenerator<FileLine[]> {
  const { CsvError, parse } = await import('csv-parse');
  const parser = Readable.from(textOf(bytes, encoding)).compose(
    parse({
      delimiter: separator,
      relaxColumnCount: true,
      relaxQuotes: true,
      maxRecordSize: MOST_LINE_LETTERS,
    }),
  );
  let lines: FileLine[] = [];
  let line = 0;
  try {
    for await (const record of parser) {
      line += 1;
      lines.push({ line, cells: record });
      if (lines.length < LINES_AT_ONCE) continue;
      yield lines;
      lines = [];
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFile({ message: 'importQuote', values: { line: String(line + 1) } });
  }
  if (lines.length > 0) yield lines;
}

/** Its text slice by slice, without the mark and the separator's name before it. */
async function* textOf(bytes: Buffer, encoding: FileHead['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding === 'utf-16' ? 'utf-16le' : encoding);
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    const isLast = start + SLICE_BYTES >= bytes.length;
    const text = decoder.decode(bytes.subarray(start, start + SLICE_BYTES), { stream: !isLast });
    yield start === 0 ? text.replace(BOM, '').replace(NAMED_SEPARATOR, '') : text;
    await turn();
  }
}
