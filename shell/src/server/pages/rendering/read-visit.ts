import { profileAnswerSchema, type Profile } from '@vitrine/shared/contract/accounts/account';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { frameSchema, type Frame } from '@vitrine/shared/contract/frame';
import { parsed } from '@vitrine/shared/http/parsed';
import { BARE_FRAME } from '../../../model/boot/bare-frame.ts';
import type { Visit } from '../../../routing/request-context.ts';
import { recentAnswers } from './recent-answers.ts';

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
