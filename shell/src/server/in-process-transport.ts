import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { readAnswer } from '@vitrine/shared/http/answers';
import { within } from '../federation/within.ts';

/** Longest that a page waits for one answer of the API. */
const DEADLINE_MS = 5_000;

type Api = (request: Request) => Promise<Response>;

/** The app API for one page request, on behalf of whoever sent it. */
export function inProcessTransport(api: Api, origin: string, page: Request, locale: Locale): ApiTransport {
  return async (request) => {
    try {
      const answer = await within(
        api(toRequest(request, origin, page, locale)),
        DEADLINE_MS,
        () => new TimeLapsed(),
      );
      return readAnswer(answer.status, await readBody(answer));
    } catch (error) {
      return failed(error);
    }
  };
}

class TimeLapsed extends Error {}

function failed(error: unknown): ApiResult<never> {
  return { ok: false, failure: { kind: error instanceof TimeLapsed ? 'timeout' : 'offline' } };
}

function toRequest(
  { method, path, query = {}, body }: ApiRequest,
  origin: string,
  page: Request,
  locale: Locale,
) {
  const url = new URL(path, origin);
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) url.searchParams.append(key, String(one));
    }
  }
  const headers = new Headers({ 'x-locale': locale });
  const cookie = page.headers.get('cookie');
  if (cookie) headers.set('cookie', cookie);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return new Request(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
}
