import path from 'node:path';
import {
  createRendererProcesses,
  type RendererProcesses,
} from '../server/drawing/processes/renderer-processes.ts';
import type { Ask, Log } from '../server/drawing/protocol.ts';
import { javascriptOf } from './javascript-of.ts';

const SHELL = { name: 'shell', version: 'v1', contract: 2, container: 'shell', entry: null, main: 'main.js' };
const FILES = { serverEntry: 'main.cjs', css: [], client: {}, server: {} };
const NOBODY: Ask = async () => ({ status: 404, body: '' });
const ROOT = path.resolve(import.meta.dirname, '../../..');

const THREADS = { whole: 'small-thread-program.ts', open: 'open-thread-program.ts' };

/** Renderer processes without a build of the shell, for remotes of a few lines. */
export function smallProcesses(
  log: Log = () => undefined,
  ask: Ask = NOBODY,
  fence: keyof typeof THREADS = 'whole',
): RendererProcesses {
  return createRendererProcesses({
    programs: {
      renderer: javascriptOf(
        path.join(import.meta.dirname, '../server/drawing/processes/renderer-program.ts'),
      ),
      thread: javascriptOf(path.join(import.meta.dirname, THREADS[fence])),
    },
    readable: [ROOT],
    shop: {
      publicUrl: 'https://shop.example',
      shell: { ...SHELL, ...FILES },
      shellUrl: '/releases/shell/v1/',
    },
    ask,
    log,
  });
}
