/** As the server's cleaning of texts leaves them. */
const TEXT = 'h2|h3|p|br|ul|ol|li|strong|em|a|img|blockquote|table|thead|tbody|tr|th|td';
/** As the buttons of the picture viewer are drawn. */
const DRAWING = 'svg|path|use';
const ATTRIBUTE = [
  '(?:id|scope|class|aria-hidden|viewBox|width|height|d|fill(?:-rule)?|clip-rule|stroke(?:-width|-linecap)?)="[^"<>]*"',
  'alt="[^"<>]*"',
  'loading="lazy"',
  'src="/pictures/[^"<>]*"',
  'href="(?:https?:|mailto:|/|#)[^"<>]*"',
  'xlink:href="#[^"<>]*"',
].join('|');
const TAG = new RegExp(
  `<(?:/(?:${TEXT}|${DRAWING})|(?:${TEXT}|${DRAWING})(?:\\s+(?:${ATTRIBUTE}))*\\s*/?)>`,
  'g',
);

/**
 * Whether markup is text and drawings alone: whatever is not on the short list above makes it something else, whether
 * or not it would do harm.
 */
export function isPlainMarkup(html: string): boolean {
  return !html.replace(TAG, '').includes('<');
}
