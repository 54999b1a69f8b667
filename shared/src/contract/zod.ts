/**
 * The one schema library of every border. The small build is used because browsers load it too.
 * In a browser its compiled fast path would need `eval`, which the content security policy forbids.
 */
import * as z from 'zod/mini';

if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
