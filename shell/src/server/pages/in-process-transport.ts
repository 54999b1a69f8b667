import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { readAnswer } from '@vitrine/shared/http/answers';

/** Longest that a page waits for one answer of the API. */
const DEADLINE_MS = 5_000;

type Ask = StorefrontOptions['ask'];

/** On whose behalf the API is asked. */
export interface Asker {
  locale: Locale;
  /** Empty for who may be anyone: what is drawn then may be kept for others. */
  cookie: string;
  /** Of the request for the page; empty when it has none. The log tells by it what belongs together. */
  requestId: string;
}

/** The app API for one page request. */
export function inProcessTransport(ask: Ask, asker: Asker): ApiTransport {
  return async (request) => {
    try {
      const answer = await withTimeout(ask(toQuestion(request, asker)), DEADLINE_MS, () => new TimeLapsed());
      return readAnswer(answer.status, answer.body ? JSON.parse(answer.body) : null);
    } catch (error) {
      return failed(error);
    }
  };
}

class TimeLapsed extends Error {}

function failed(error: unknown): ApiResult<never> {
  return { ok: false, failure: { kind: error instanceof TimeLapsed ? 'timeout' : 'offline' } };
}

function toQuestion({ method, path, query = {}, body }: ApiRequest, { locale, cookie, requestId }: Asker) {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  return {
    method,
    url: params.size > 0 ? `${path}?${params}` : path,
    headers: {
      'x-locale': locale,
      ...(cookie && { cookie }),
      ...(requestId && { 'x-request-id': requestId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
