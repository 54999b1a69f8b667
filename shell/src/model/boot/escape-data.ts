const UNSAFE = /[<\u2028\u2029]/g;
const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** JSON as the text of a script element: nothing in it can end the element. */
export const escapeData = (text: string): string => text.replace(UNSAFE, (letter) => ESCAPES[letter] ?? '');
