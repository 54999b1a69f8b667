import { fork } from 'node:child_process';
import path from 'node:path';

const PROGRAMS = path.resolve(import.meta.dirname, '../../server/src/bench');
const START_MS = 30_000;

/** A program of the server's bench in a process of its own, with what it said when it was ready. */
export interface Program {
  said: unknown;
  /** Ends it; an error when it fails at its end. */
  stop(): Promise<void>;
}

/** Starts `server/src/bench/{name}.ts` and waits for its one message. */
export async function startProgram(name: string): Promise<Program> {
  const child = fork(path.join(PROGRAMS, `${name}.ts`), {
    // The figures alone go to our output.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await new Promise<unknown>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} did not start`));
    }, START_MS);
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
    said,
    stop: async () => {
      if (child.connected) child.disconnect();
      const code = await ended;
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
    },
  };
}
