/**
 * The metric of `Server-Timing` whose description is the token of a page view: a header, so that the page is the same
 * bytes for everyone, and one that scripts may read (https://www.w3.org/TR/server-timing/).
 */
export const VIEW_TIMING = 'view';
