import { describe, expect, it } from '@jest/globals';
import { readCsv } from './read-csv.ts';

describe('Who keeps the list of species in a spreadsheet', () => {
  it.each([
    ['plain fields', 'a,b\n1,2\n', [{ a: '1', b: '2' }]],
    ['commas and quotes in quotes', 'a,b\n"x, ""y""",2', [{ a: 'x, "y"', b: '2' }]],
    ['line breaks in quotes', 'a,b\n"x\ny",2\n', [{ a: 'x\ny', b: '2' }]],
    ['empty fields', 'a,b\n,\n', [{ a: '', b: '' }]],
    ['an empty last field without a line end', 'a,b\n1,""', [{ a: '1', b: '' }]],
    ['Windows line ends and a byte order mark', '\uFEFFa,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
  ])('may use %s', (_what, text, rows) => expect(readCsv(text)).toEqual(rows));

  it('learns in which row a field is missing or a quote is wrong', () => {
    expect(() => readCsv('a,b\n1,2\n3\n')).toThrow('Row 3 has 1 fields, not 2');
    expect(() => readCsv('a,b\n1,x"y\n')).toThrow('Row 2 has a quote in the wrong place');
  });
});
