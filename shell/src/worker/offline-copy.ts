import { filesIn } from './page-files.ts';

/** When an answer was cached (milliseconds), and the files that the page runs with. */
const CACHED_AT = 'x-kept-at';
const FILES = 'x-kept-files';
/** A larger page is not cached: all of them together stay below 60 MB. */
const MAX_PAGE_LETTERS = 1_000_000;

interface CopyFacts {
  at: number;
  files: string[];
}

/** Whether an answer is a whole page that is the same for everyone, as the server itself says. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  const isShared = !/private|no-store/.test(headers.get('cache-control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isPage && isShared;
}

/**
 * The answer as it is cached: with its own policy, which names the hashes of its scripts, and what is known of it. Null for a
 * page that is too large.
 */
export async function toOfflineCopy(answer: Response, here: string, at: number): Promise<Response | null> {
  const html = await answer.text();
  if (html.length > MAX_PAGE_LETTERS) return null;
  return withFacts(html, answer.headers, { at, files: filesIn(html, here) });
}

export function withFacts(
  body: ConstructorParameters<typeof Response>[0],
  from: Headers,
  { at, files }: CopyFacts,
): Response {
  const headers = new Headers(from);
  // The text is unpacked already.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(CACHED_AT, String(at));
  headers.set(FILES, files.join(' '));
  return new Response(body, { headers });
}

export function factsOf({ headers }: Response): CopyFacts {
  return {
    at: Number(headers.get(CACHED_AT) ?? 0),
    files: (headers.get(FILES) ?? '').split(' ').filter(Boolean),
  };
}
