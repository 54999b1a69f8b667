/** `http://`, `www.` */
const SCHEME_OR_WWW = /:\/\/|(?<![\p{L}\p{N}])www\d?\.\S/iu;
/** `name.tld/…`, with a port or not. Bilingual streets too have dots and slashes: `St.Jean/St.Jans` is none. */
const DOMAIN_AND_PATH = /[\p{L}\p{N}]\.([\p{L}\p{N}-]{2,63})(?::\d+)?[/?#]/gu;
/** What ends a domain also when it is written in capitals: countries, and what is most used. */
const TOP_DOMAIN =
  /^(?:\p{L}{2}|com|net|org|info|biz|xyz|top|shop|site|online|store|app|dev|link|live|club|click)$/iu;

/**
 * A name as mails print it: `bol.com` is a firm's name, and mail programs would make a link of it. A word joiner, which nobody
 * sees, stands behind each dot within a word.
 */
export const unlinked = (text: string) => text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '.\u2060');

/**
 * Whether a name holds what a mail program makes a link of. Whoever types a stranger's e-mail address must not choose
 * where its reader is led. `St. John`, `O.Neill`, `J.R. de Vries` and `bol.com` are names.
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  if (SCHEME_OR_WWW.test(plain)) return true;
  return [...plain.matchAll(DOMAIN_AND_PATH)].some(
    ([, end = '']) => /^\p{Ll}/u.test(end) || TOP_DOMAIN.test(end),
  );
}
