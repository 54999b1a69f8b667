/**
 * Markup that says the same in fewer letters, as HTML lets one: attributes without quotes where their value needs none, and
 * without a value where that is empty; no slash where nothing is to be closed, a slash instead of the end tag of an empty
 * shape, and no end tag where the next tag is one (HTML, 13.1.2.1, 13.1.2.3 and 13.1.2.4). A parser makes the same tree of
 * it, which is all that React takes over.
 *
 * Only what stands in a tag is touched: markup of texts may have quotes between its tags too.
 */
export function shortenMarkup(html: string): string {
  return html
    .replace(QUOTING_TAG, shortenTag)
    .replace(EMPTY_SHAPE, (_whole, open: string) => (open.endsWith('"') ? `${open}/>` : `${open} />`))
    .replace(NEEDLESS_END, '');
}

/** Of a drawing: there a slash closes, which else means nothing. */
const EMPTY_SHAPE = /(<(path|circle|rect|use)\b[^<>]*)><\/\2>/g;
const CLOSED_SHAPE = /^<(?:path|circle|rect|use)\b.*\/>$/;

/** React writes `>` in a value as `&gt;`. */
const QUOTING_TAG = /<[a-z][^<>]*"[^<>]*>/g;
const QUOTED = /="([^"'`=<>\s]*)"/g;

/** Of a paragraph only before the end of what is no link: there the paragraph would stay open. */
const NEEDLESS_END =
  /<\/li>(?=<li[ >]|<\/[uo]l>)|<\/dt>(?=<d[dt][ >])|<\/dd>(?=<d[dt][ >]|<\/(?:dl|div)>)|<\/option>(?=<option[ >]|<\/select>)|<\/p>(?=<(?:p|ul|ol|div|h[1-6]|section|nav|form)[ >]|<\/(?:div|section|li|address)>)/g;

/** Most tags of a page were in the page before. What was typed and keys of orders are of one visitor, and not held. */
const OF_VISITOR = /value=|key=/;
const known = new Map<string, string>();
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 200;

function shortenTag(tag: string): string {
  const before = known.get(tag);
  if (before !== undefined) return before;
  if (CLOSED_SHAPE.test(tag)) return tag;
  const open = tag.endsWith('/>') ? `${tag.slice(0, -2)}>` : tag;
  const short = open.replace(QUOTED, (_said, value: string) => (value === '' ? '' : `=${value}`));
  if (tag.length > LONGEST_KNOWN || OF_VISITOR.test(tag)) return short;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(copyOf(tag), copyOf(short));
  return short;
}

/** A part of a text holds all of it in memory: the whole page. */
const copyOf = (text: string) => Buffer.from(text).toString();
