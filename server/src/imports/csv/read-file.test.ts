import { describe, expect, it } from '@jest/globals';
import { guardFormula, unguardFormula } from '../../platform/csv.ts';
import { readHead, readLines, UnreadableFile } from './read-file.ts';

const table = async (bytes: Buffer) => {
  const head = await readHead(bytes);
  const lines = [];
  for await (const some of readLines(bytes, head)) lines.push(...some);
  return { ...head, lines: lines.map(({ line, cells }) => [line, ...cells]) };
};
const readRefused = (bytes: Buffer) =>
  table(bytes).then(
    () => null,
    (error: unknown) => (error instanceof UnreadableFile ? error.reason : error),
  );

describe('Whoever saves a table in a spreadsheet', () => {
  it.each([
    ['commas', 'ref,name\nA-1,Papilio\n', ',', [[2, 'A-1', 'Papilio']]],
    ['semicolons and commas in cells', 'ref;name\r\nA-1;"a, b"\r\n', ';', [[2, 'A-1', 'a, b']]],
    ['tabs', 'ref\tname\nA-1\tPapilio', '\t', [[2, 'A-1', 'Papilio']]],
    ['commas in a header with quotes', '"a, b, c";name\nA-1;x\n', ';', [[2, 'A-1', 'x']]],
    ['a named separator', 'sep=;\r\nref;name\r\nA-1;x\r\n', ';', [[2, 'A-1', 'x']]],
    ['a byte order mark', '\uFEFFref,name\nA-1,x\n', ',', [[2, 'A-1', 'x']]],
    ['empty lines, which count', 'ref,name\n\n,\nA-1,x\n', ',', [[4, 'A-1', 'x']]],
    [
      'line breaks in cells',
      'ref,name\nA-1,"x\ny"\nA-2,z',
      ',',
      [
        [2, 'A-1', 'x\ny'],
        [3, 'A-2', 'z'],
      ],
    ],
    ['inches', 'ref,name\nA-1,5" drawer\n', ',', [[2, 'A-1', '5" drawer']]],
    [
      'short and long lines',
      'ref,name\nA-1\nA-2,x,,\n',
      ',',
      [
        [2, 'A-1'],
        [3, 'A-2', 'x', '', ''],
      ],
    ],
  ])('may use %s', async (_what, text, separator, lines) => {
    expect(await table(Buffer.from(text))).toMatchObject({ encoding: 'utf-8', separator, lines });
  });

  it('may use the letters of Windows, or those of "Unicode text"', async () => {
    const windows = Buffer.from('ref;name\nA-1;Gu\xe9rin \x80\n', 'latin1');
    expect(await table(windows)).toMatchObject({ encoding: 'windows-1252', lines: [[2, 'A-1', 'Guérin €']] });
    const unicode = Buffer.from('\uFEFFref\tname\r\nA-1\tGuérin\r\n', 'utf16le');
    expect(await table(unicode)).toMatchObject({ encoding: 'utf-16', lines: [[2, 'A-1', 'Guérin']] });
  });

  it('gets letters that lie across two slices of a large file whole', async () => {
    const names = Array.from({ length: 30_000 }, (_one, index) => `A-${index},${'é'.repeat(index % 7)}`);
    const { lines } = await table(Buffer.from(`ref,name\n${names.join('\n')}`));
    expect(lines.map(([, ...cells]) => cells.join(','))).toEqual(names);
  });

  it('learns what is wrong with a file that is no table', async () => {
    expect(await readRefused(Buffer.from('PK\x03\x04\0\0'))).toEqual({ message: 'importNoTable' });
    expect(await readRefused(Buffer.from('a,b\nx,"y\nz'))).toEqual({
      message: 'importQuote',
      values: { line: '2' },
    });
    const long = Buffer.from(`a\n${'x\n'.repeat(100_001)}`);
    expect(await readRefused(long)).toEqual({ message: 'importLong', values: { limit: '100000' } });
  });
});

it.each([
  '',
  'plain',
  '=1',
  "'=1",
  "''=1",
  '-5+1',
  '-5 mm',
  "'-5",
  '@x',
  '\tx',
  "'",
  "'quoted'",
  '+32',
  "=1'",
])('A cell that says %j says it again after an export', (text) => {
  const cell = guardFormula(text);
  expect(unguardFormula(cell)).toBe(text);
  expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

it.each(['-5', '-109.05', '-109,05'])(
  'An amount below nothing, as %s, stays a number in the spreadsheet',
  (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  },
);
