/**
 * The one schema library of every border. The small build is used because browsers load it too.
 * Re-exported as a namespace, for then bundlers still leave out what nobody uses.
 */
import './zod-without-eval.ts';

export * as z from 'zod/mini';
