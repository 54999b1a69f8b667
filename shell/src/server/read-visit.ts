import { profileAnswerSchema, type Profile } from '@vitrine/shared/contract/account';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { frameSchema, type Frame } from '@vitrine/shared/contract/frame';
import { parsed } from '@vitrine/shared/http/parsed';
import { BARE_FRAME } from '../model/bare-frame.ts';
import type { Visit } from '../routing/request-context.ts';

/** The frame is the same for everyone: pages drawn within this time share one. */
const FRAME_AGE_MS = 1_000;

export type ReadVisit = (api: ApiTransport, isAnonymous: boolean) => Promise<Visit>;

/** Reads what the frame and the loaders need to know of a visit. Who comes without a session has no profile. */
export function visitReader(now: () => number = Date.now): ReadVisit {
  let kept: { frame: Frame; until: number } | null = null;

  async function readFrame(api: ApiTransport): Promise<Frame> {
    if (kept && now() < kept.until) return kept.frame;
    const read = parsed(frameSchema, await api({ method: 'GET', path: '/api/frame' }));
    if (!read.ok) return BARE_FRAME;
    kept = { frame: read.value, until: now() + FRAME_AGE_MS };
    return kept.frame;
  }

  return async (api, isAnonymous) => {
    const [frame, profile] = await Promise.all([readFrame(api), isAnonymous ? null : readProfile(api)]);
    return { api, frame, profile };
  };
}

async function readProfile(api: ApiTransport): Promise<Profile | null> {
  const read = parsed(profileAnswerSchema, await api({ method: 'GET', path: '/api/auth/profile' }));
  return (read.ok && read.value.profile) || null;
}
