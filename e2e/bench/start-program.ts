import { fork } from 'node:child_process';
import path from 'node:path';

const PROGRAMS = path.resolve(import.meta.dirname, '../../server/src/bench');
const START_MS = 30_000;
const ANSWER_MS = 10_000;

/** A program of the server's bench in a process of its own, with what it said when it was ready. */
export interface Program {
  said: unknown;
  /** Sends it a word and waits for its next message. */
  ask(word: string): Promise<unknown>;
  /** Ends it; an error when it fails at its end. */
  stop(): Promise<void>;
}

interface ProgramOptions {
  args?: string[];
  variables?: Record<string, string>;
  startMs?: number;
}

/** Starts `server/src/bench/{name}.ts` and waits for its first message. */
export async function startProgram(name: string, options: ProgramOptions = {}): Promise<Program> {
  const child = fork(path.join(PROGRAMS, `${name}.ts`), options.args ?? [], {
    env: { ...process.env, ...options.variables },
    // None of ours: it has its own.
    execArgv: [],
    // The figures alone go to our output.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const next = (ms: number) =>
    new Promise<unknown>((resolve, reject) => {
      const late = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`${name} said nothing for ${ms} ms`));
      }, ms);
      child.once('message', (message) => {
        clearTimeout(late);
        resolve(message);
      });
      void ended.then((code) => {
        clearTimeout(late);
        reject(new Error(`${name} ended with ${code}`));
      });
    });
  return {
    said: await next(options.startMs ?? START_MS),
    ask: (word) => {
      child.send(word);
      return next(ANSWER_MS);
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      const code = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
    },
  };
}
