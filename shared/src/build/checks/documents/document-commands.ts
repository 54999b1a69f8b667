import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** What is followed word by word. */
export const DOCUMENTS = ['OPERATING.md', 'RELEASING.md'];

const FENCED = /^```(\w*)\n([^]*?)^```$/gm;
/** A name of the system's programs, and something behind it. */
const COMMAND = /^(?:\w+=\S+ )?[a-z][\w.-]* ./;
const ALERT = /[<>=]=? [\d.e]+$/;

const textOf = (document: string) => readFileSync(path.join(ROOT, document), 'utf8');

/** A document's blocks of commands, in their order. */
export const blocksOf = (document: string): string[] =>
  [...textOf(document).matchAll(FENCED)].filter(([, kind]) => kind === '').map(([, , text = '']) => text);

/** What other blocks a document has, by the word behind their fence; and fences that no block was read of. */
export function otherBlocksOf(document: string): string[] {
  const kinds = [...textOf(document).matchAll(FENCED)].map(([, kind = '']) => kind);
  const odd =
    textOf(document)
      .replaceAll(FENCED, '')
      .match(/^\s*(?:```|~~~).*$/gm) ?? [];
  return [...kinds.filter(Boolean), ...odd];
}

/** What stands as code in a document's sentences, on one line each. */
const codesOf = (document: string): string[] =>
  [
    ...textOf(document)
      .replaceAll(FENCED, '')
      .matchAll(/`([^`]+)`/g),
  ].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim());

/**
 * Commands that sentences name. Whatever looks like a program's name with something behind it is one, but for what an alert
 * counts and what the log says; a word alone is one where it is the name of a program that something stands in for.
 * @param names of such programs
 */
export function commandsSaidIn(document: string, names: readonly string[]): string[] {
  const isCommand = (code: string) =>
    names.includes(code) || (COMMAND.test(code) && !ALERT.test(code) && !isLogged(code));
  return codesOf(document).filter(isCommand);
}

/** Whether a source of the shop has it as a text of its own, as lines of the log are written. */
function isLogged(words: string): boolean {
  const folders = ['server/src', 'shell/src'].map((folder) => `${folder}/*.ts`);
  try {
    execFileSync('git', ['grep', '--quiet', '--fixed-strings', `'${words}'`, '--', ...folders], {
      cwd: ROOT,
    });
    return true;
  } catch {
    return false;
  }
}
