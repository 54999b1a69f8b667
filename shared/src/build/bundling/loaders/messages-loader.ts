import { parse } from '@formatjs/icu-messageformat-parser';

/** Messages that pages say. A service worker reads its own as they are. */
export const PAGE_MESSAGES =
  /[\\/]src[\\/](messages([\\/]\w+)?|ui[\\/]\w+[\\/](messages|closing))[\\/]\w+\.json$/;

/** What the grammar of messages gives a meaning: a text without it is what it says. */
const GRAMMAR = /[{}<>'#]/;

/**
 * Webpack loader for files of messages: those with arguments become what the parser makes of them, so that neither
 * browsers nor the server need one. A text that it cannot read is an error of the build.
 */
export default function compileMessages(source: string): string {
  const sentences: Record<string, string> = JSON.parse(source);
  const entries = Object.entries(sentences).map(([id, text]) => [id, compiled(id, text)]);
  return JSON.stringify(Object.fromEntries(entries));
}

function compiled(id: string, text: string) {
  if (!GRAMMAR.test(text)) return text;
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`the message ${id} cannot be read: ${text}`, { cause: error });
  }
}
