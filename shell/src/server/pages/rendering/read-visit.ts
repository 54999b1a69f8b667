import { profileAnswerSchema, type Profile } from '@vitrine/shared/contract/accounts/account';
import type { ApiTransport, ApiRequest, ApiResult } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { frameSchema, type Frame } from '@vitrine/shared/contract/frame';
import { parsed } from '@vitrine/shared/http/parsed';
import { BARE_FRAME } from '../../../model/boot/bare-frame.ts';
import type { Visit } from '../../../routing/request-context.ts';
import { LRUCache } from 'lru-cache';

/** The frame is the same for everyone: pages of one version of the catalogue share one for this time. */
const FRAME_AGE_MS = 1_000;

export type ReadVisit = (
  api: ApiTransport,
  of: { isAnonymous: boolean; catalogueVersion: string; locale: Locale },
) => Promise<Visit>;

/** Reads what the frame and the loaders need to know of a visit. Who comes without a session has no profile. */
export function visitReader(now: () => number = Date.now): ReadVisit {
  const sharing = recentAnswers(now);
  let last: { frame: Frame; version: string; until: number } | null = null;

  /** Readings are not shared: each page has to know of a failure of its own, or it would be cached without its frame. */
  async function readFrame(api: ApiTransport, version: string): Promise<Frame> {
    if (last && version !== '' && last.version === version && now() < last.until) return last.frame;
    const until = now() + FRAME_AGE_MS;
    const read = parsed(frameSchema, await api({ method: 'GET', path: '/api/frame' }));
    if (!read.ok) return BARE_FRAME;
    last = { frame: read.value, version, until };
    return last.frame;
  }

  return async (api, { isAnonymous, catalogueVersion, locale }) => {
    const [frame, profile] = await Promise.all([
      readFrame(api, catalogueVersion),
      isAnonymous ? null : readProfile(api),
    ]);
    return { api: isAnonymous ? sharing(api, { catalogueVersion, locale }) : api, frame, profile };
  };
}

async function readProfile(api: ApiTransport): Promise<Profile | null> {
  const read = parsed(profileAnswerSchema, await api({ method: 'GET', path: '/api/auth/profile' }));
  return (read.ok && read.value.profile) || null;
}

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
