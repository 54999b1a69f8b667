/**
 * The rows of a CSV text as records keyed by its first line. Fields may be quoted, and then hold commas, line breaks
 * and doubled quotes (RFC 4180).
 * @throws Error on a row with more or fewer fields than the first
 */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = splitRows(text.replace(/^\uFEFF/, ''));
  return rows.map((row, index) => {
    if (row.length !== head.length)
      throw new Error(`Row ${index + 2} has ${row.length} fields, not ${head.length}`);
    return Object.fromEntries(head.map((name, column) => [name, row[column] ?? '']));
  });
}

/** A quoted or plain field, and what ends it. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function splitRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const match = FIELD.exec(text);
    if (!match) throw new Error(`Row ${rows.length + 1} has a quote in the wrong place`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
