import { queueFirstEvents } from './early/first-events.ts';

/*
 * A file of its own, which the page waits for: it runs after the stylesheets and before anything that can be seen.
 */

/** What the first screen is written with (`fonts.css`). Asked for now, they are there when it is laid out. */
const TYPEFACES = ['1em "EB Garamond"', 'italic 1em "EB Garamond"', '1em "Hanken Grotesk"'];

queueFirstEvents(window);
// Those that do not come have their stand-ins.
for (const typeface of TYPEFACES) document.fonts.load(typeface).catch(() => undefined);
