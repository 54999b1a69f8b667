/** What a mail program draws of a raw message, its attached pictures left out; empty where it has none. */
export function htmlOf(mail: string): string {
  const part = /Content-Type: text\/html[^]*?\r?\n\r?\n([^]*?)(?:\r?\n--[^\n]+|$)/i.exec(mail);
  const [head = '', body = ''] = part ?? [];
  const bytes = /Content-Transfer-Encoding: base64/i.test(head.slice(0, head.indexOf(body)))
    ? Buffer.from(body, 'base64')
    : unquoted(body);
  return bytes.toString('utf8').replaceAll(/src="cid:[^"]*"/g, 'src="data:,"');
}

/** `=C3=A9` as the bytes that it stands for, lines joined as they were before they travelled. */
function unquoted(body: string): Buffer {
  const joined = body.replaceAll(/=\r?\n/g, '');
  const letters = joined.replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(letters, 'latin1');
}
