import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import { readOwnPath } from '@vitrine/shared/contract/federation/own-path';
import type { Log, SentPage, VisitQuestion } from './protocol.ts';

/*
 * What comes from where a remote runs is believed for nothing: it is read in the renderer process, before it is sent on, and
 * again in the storefront. Each throws for what is not as it should be.
 */

/** The largest page of the sample shop has 400 kB, of the owner's lists 1 MB. */
const PAGE_BYTES = 8 * 2 ** 20;
const HEADER_LETTERS = 4_096;
const URL_LETTERS = 8_192;
const VISIT_LETTERS = 64;
const LOG_LETTERS = 2_000;

/** The headers that a page may have; all others are the storefront's. */
const HEADERS: Record<string, (value: string) => boolean> = {
  'content-type': (value) => value === 'text/html; charset=utf-8',
  'cache-control': isPlain,
  'content-language': isPlain,
  vary: (value) => value === 'Accept-Encoding',
  location: (value) => readOwnPath(value) !== null,
};

export function readPage(sent: unknown): SentPage {
  const { status, headers, isCacheable, bytes } = asRecord(sent);
  if (!isStatus(status)) throw new Error('a page has no status');
  if (!(bytes instanceof Uint8Array)) throw new Error('a page is not bytes');
  if (bytes.length > PAGE_BYTES) throw new Error(`a page is larger than ${PAGE_BYTES} bytes`);
  return { status, headers: readHeaders(asRecord(headers)), isCacheable: isCacheable === true, bytes };
}

function readHeaders(headers: Record<string, unknown>): Record<string, string> {
  const pairs = Object.entries(HEADERS).flatMap(([name, isGood]): [string, string][] => {
    const value = headers[name];
    if (value === undefined) return [];
    if (typeof value === 'string' && value.length <= HEADER_LETTERS && isGood(value)) return [[name, value]];
    throw new Error(`a page may not have this ${name}`);
  });
  return Object.fromEntries(pairs);
}

export function readQuestion(sent: unknown): VisitQuestion {
  const { visit, url, locale } = asRecord(sent);
  const path = isText(url, URL_LETTERS) ? readOwnPath(url) : null;
  // Resolved: not what processes tell each other, and no other host.
  if (path?.startsWith('/api/') && isText(visit, VISIT_LETTERS) && isLocale(locale))
    return { visit, url: path, locale };
  throw new Error('this is nothing that a page asks');
}

/** Cut where it is long: it is for people to read. */
export function readLog(...[level, message, details]: unknown[]): Parameters<Log> {
  if (level !== 'info' && level !== 'warn' && level !== 'error') throw new Error('the log has no such level');
  const pairs = Object.entries(asRecord(details)).slice(0, 8);
  const plain = pairs.map(([name, value]) => [name.slice(0, 64), String(value).slice(0, LOG_LETTERS)]);
  return [level, String(message).slice(0, LOG_LETTERS), Object.fromEntries(plain)];
}

export const readReason = (sent: unknown): string => String(sent).slice(0, LOG_LETTERS);

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599;

const isText = (value: unknown, letters: number): value is string =>
  typeof value === 'string' && value.length <= letters;

/** What would end a header, or is no letter of one. */
function isPlain(value: string): boolean {
  return /^[\x20-\x7e]*$/.test(value);
}

function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('this is no record');
  return { ...value };
}

/** What a process says that it holds; nothing, where that is no number of bytes. */
export const readBytes = (said: unknown): number => (Number.isSafeInteger(said) ? Number(said) : 0);
