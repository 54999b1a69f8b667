import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { readAnswer } from '@vitrine/shared/http/answers';
import type { Ask } from '../../drawing/protocol.ts';

/** Longest that a page waits for one answer of the API. */
const DEADLINE_MS = 5_000;

/** On whose behalf the API is asked, and in which language. */
interface Asker {
  visit: string;
  locale: Locale;
}

/** The app API for one page request. A page is asked for by `GET`: to draw it nothing is changed. */
export function inProcessTransport(ask: Ask, asker: Asker): ApiTransport {
  return async (request) => {
    try {
      if (request.method !== 'GET') throw new Error('a page changes nothing while it is drawn');
      const question = { ...asker, url: urlOf(request) };
      const answer = await withTimeout(ask(question), DEADLINE_MS, () => new TimeLapsed());
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

function urlOf({ path, query = {} }: ApiRequest): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
