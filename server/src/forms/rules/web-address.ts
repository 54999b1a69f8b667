/** `http://`, `www.` */
const SCHEME_OR_WWW = /:\/\/|(?<![\p{L}\p{N}])www\d?\.\S/iu;
/** `name.tld/…`, with a port or not. Bilingual streets too have dots and slashes: `St.Jean/St.Jans` is none. */
const DOMAIN_AND_PATH = /[\p{L}\p{N}]\.([\p{L}\p{N}-]{2,63})(?::\d+)?[/?#]/gu;
/** What ends a domain also when it is written in capitals: countries, and what is most used. */
const TOP_DOMAIN =
  /^(?:\p{L}{2}|com|net|org|info|biz|xyz|top|shop|site|online|store|app|dev|link|live|club|click)$/iu;

/**
 * `name.tld` at the end of a word, where nothing follows it: what is most used, however it is written. `J.Link` and `A.Dev` are
 * persons. Three characters before the dot are enough to know, and no more are looked for: a text of any length is read once.
 */
const BARE_DOMAIN =
  /(?:[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|eu|io)|[\p{L}\p{N}-]{3}\.(?:top|shop|site|online|store|app|dev|link|live|club|click))(?![\p{L}\p{N}.-])/iu;
/** What stands before a name, and is a country's as well. */
const PARTICLE = '(?:a[flp]|d[aeiou]|el|l[ae]|te|zu|A[FLP]|D[AEIOU]|EL|L[AE]|TE|ZU)';
/**
 * The same of a country: `evil.be`, `EVIL.BE`. `Anna.Li` is a person, and so are `J.de Vries`, `Chr.de Boer` and `Moh.al Fassi`,
 * whose particle has a name behind it.
 */
const BARE_COUNTRY = new RegExp(
  `(?:[\\p{L}\\p{N}-]{3}\\.(?=\\p{Ll}{2})|[\\p{Lu}\\p{N}-]{3}\\.(?=\\p{Lu}{2}))(?!${PARTICLE}\\s+\\p{L})\\p{L}{2}(?![\\p{L}\\p{N}.-])`,
  'u',
);

/**
 * A name as mails print it: `bol.com` is a firm's name, and mail programs would make a link of it. A word joiner, which nobody
 * sees, stands behind each dot within a word.
 */
export const unlinked = (text: string) => text.replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, '.\u2060');

/** Whether the name of a person holds the address of a site, as `evil.com` does. A firm may be called `Bol.com`. */
export function hasDomain(text: string): boolean {
  const plain = plainOf(text);
  return hasWebAddress(plain) || BARE_DOMAIN.test(plain) || BARE_COUNTRY.test(plain);
}

/** Dots of wide and Chinese writing lead to sites as well. */
const plainOf = (text: string) => text.normalize('NFKC').replaceAll(/[。｡]/g, '.');

/**
 * Whether a name holds what a mail program makes a link of. Whoever types a stranger's e-mail address must not choose
 * where its reader is led. `St. John`, `O.Neill`, `J.R. de Vries` and `bol.com` are names.
 */
export function hasWebAddress(text: string): boolean {
  const plain = plainOf(text);
  if (SCHEME_OR_WWW.test(plain)) return true;
  return [...plain.matchAll(DOMAIN_AND_PATH)].some(
    ([, end = '']) => /^\p{Ll}/u.test(end) || TOP_DOMAIN.test(end),
  );
}
