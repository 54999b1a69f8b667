/** In the page for what cannot be had: where the worker writes why not, and what was seen before. */
export const OFFLINE_MARKS = { why: '<!--why-->', seen: '<!--seen-->' };
