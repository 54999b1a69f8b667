import { readFileSync } from 'node:fs';

export interface TextFile {
  /** What stands above the text: title, description, lead, … */
  head: Record<string, string>;
  /** Markdown. */
  body: string;
}

/**
 * A Markdown file with plain `name: value` lines between two lines of three dashes.
 * @throws when the file does not begin so
 */
export function readTextFile(path: string): TextFile {
  const match = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(path, 'utf8'));
  if (!match)
    throw new Error(`${path} does not begin with its title and description between two lines of ---`);
  const [, head = '', body = ''] = match;
  return { head: Object.fromEntries(head.split('\n').map(readLine)), body: body.trim() };
}

/** A value may stand in single quotes, as YAML wants it when it holds a colon. */
function readLine(line: string): [string, string] {
  const [, name = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
  const quoted = /^'(.*)'$/.exec(value)?.[1];
  return [name, quoted === undefined ? value : quoted.replaceAll("''", "'")];
}
