import { LRUCache } from 'lru-cache';
import type { ApiRequest, ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';

/** What pages of one kind ask again and again, such as the families of a category. */
const MOST_ANSWERS = 20;
const ANSWER_AGE_MS = 1_000;
/** What is the same for everybody at one version of the catalogue. */
const SHARED = '/api/catalogue/';
/** Most lists are seen once: shared, they would outlive the thread's young objects, whose collection costs nothing. */
const SEEN_ONCE = '/api/catalogue/listing';

type RecentAnswers = (api: ApiTransport, of: { catalogueVersion: string; locale: Locale }) => ApiTransport;

/**
 * The catalogue's good answers of the last second, shared by pages for nobody in particular: each question goes through
 * two processes and comes back as text. Who reads one parses it, and so gets values of its own.
 */
export function recentAnswers(now: () => number): RecentAnswers {
  let current = '';
  const answers = new LRUCache<string, { result: ApiResult<unknown>; until: number }>({ max: MOST_ANSWERS });

  return (api, { catalogueVersion, locale }) => {
    if (catalogueVersion === '') return api;
    return async (request) => {
      const { method, path } = request;
      if (method !== 'GET' || !path.startsWith(SHARED) || path === SEEN_ONCE) return api(request);
      if (catalogueVersion !== current) answers.clear();
      current = catalogueVersion;
      const name = nameOf(request, locale);
      const recent = answers.get(name);
      if (recent && now() < recent.until) return recent.result;
      const until = now() + ANSWER_AGE_MS;
      const result = await api(request);
      if (result.ok && current === catalogueVersion) answers.set(name, { result, until });
      return result;
    };
  };
}

const nameOf = ({ path, query }: ApiRequest, locale: Locale) => JSON.stringify([locale, path, query]);
