import { compileFunction, runInThisContext } from 'node:vm';
import type { RemoteFiles } from './protocol.ts';

type Read = (error: Error | null, text?: string) => void;

/**
 * Runs a remote's first file as CommonJS. What webpack's output requires to load its further files is answered from those
 * that were handed over; no module of Node is given, and `import()` has nothing to answer it.
 */
export function runFiles({ entry, files }: Pick<RemoteFiles, 'entry' | 'files'>): unknown {
  const read = (file: string): string => {
    const bytes = Object.hasOwn(files, file) ? files[file] : undefined;
    if (!bytes) throw new Error(`${file} is no file of this release`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
  };
  const answers: Record<string, unknown> = {
    path: { join: (...steps: string[]) => steps.join('/'), dirname: () => FOLDER },
    fs: {
      readFile(file: string, _coding: string, done: Read) {
        let text: string;
        try {
          text = read(nameOf(file));
        } catch (error) {
          queueMicrotask(() => done(error instanceof Error ? error : new Error(String(error))));
          return;
        }
        queueMicrotask(() => done(null, text));
      },
    },
    // The options would let code ask for Node's own loader.
    vm: { runInThisContext: (code: string, file: string) => runInThisContext(`${code}`, `${file}`) },
  };
  const require = (name: string): unknown => {
    const asked = `${name}`.replace(/^node:/, '');
    if (Object.hasOwn(answers, asked)) return answers[asked];
    throw new Error(`a remote has no module ${asked}`);
  };
  const module = { exports: {} };
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(read(entry), parameters, { filename: `${FOLDER}/${entry}` });
  run.call(module.exports, module.exports, require, module, `${FOLDER}/${entry}`, FOLDER);
  return module.exports;
}

/** Where a remote believes to be. */
const FOLDER = '/remote';

const nameOf = (file: string): string => `${file}`.slice(`${file}`.lastIndexOf('/') + 1);
