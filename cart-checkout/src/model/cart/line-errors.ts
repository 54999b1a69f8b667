const PREFIX = 'lines.';

/** What the shop said about single lots, by their uuid in upper case: it names them `lines.<uuid>`. */
export function lineErrors(fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).filter(([name]) => isLine(name));
  return Object.fromEntries(named.map(([name, text]) => [name.slice(PREFIX.length).toUpperCase(), text]));
}

export function isLine(name: string): boolean {
  return name.startsWith(PREFIX);
}
