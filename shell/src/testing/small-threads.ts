import path from 'node:path';
import type { ThreadParts } from '../server/threads/drawing-thread.ts';
import type { Ask, Log } from '../server/threads/protocol.ts';

const SHELL = { name: 'shell', version: 'v1', contract: 2, container: 'shell', entry: null, main: 'main.js' };
const FILES = { serverEntry: 'main.cjs', css: [], client: {}, server: {} };
const NOBODY: Ask = async () => ({ status: 404, body: '' });

/** Drawing threads that Node runs as they are written, for remotes of a few lines. */
export function smallThreads(log: Log = () => undefined, ask: Ask = NOBODY): ThreadParts {
  return {
    program: path.join(__dirname, 'small-thread-program.ts'),
    shop: {
      publicUrl: 'https://shop.example',
      shell: { ...SHELL, ...FILES },
      shellUrl: '/releases/shell/v1/',
    },
    ask,
    log,
  };
}
