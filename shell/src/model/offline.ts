/** In the page for what cannot be had: where the worker writes why not, which pages are cached, and what was seen before. */
export const OFFLINE_MARKS = { why: '<!--why-->', pages: '<!--pages-->', seen: '<!--seen-->' };
