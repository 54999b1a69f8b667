import path from 'node:path';
import { ROOT } from '../folders.js';

/**
 * What a shop is started with, so that it takes less memory: fewer pools of it for its threads, and sources that are
 * stripped of their types once, not by each thread at each start.
 */
export const SERVING_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
};
