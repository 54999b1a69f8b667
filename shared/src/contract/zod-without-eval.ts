import { config } from 'zod/mini';

/* In a browser zod's compiled fast path would need `eval`, which the content security policy forbids. */
if (typeof window !== 'undefined') config({ jitless: true });
