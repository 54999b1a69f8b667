import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has these; the imitation of one that tests run in lacks them, and the router needs them to load.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
