import { profileAnswerSchema, type Profile } from '../../contract/accounts/account.ts';
import type { Exchanges } from '../../contract/federation/exchange.ts';
import type { ApiTransport } from '../../contract/failure.ts';
import { frameSchema } from '../../contract/frame.ts';
import type { RemoteContext } from '../../contract/federation/remote.ts';
import { ownState } from '../own-state.tsx';
import { answerFrom } from './answer-from.ts';

/** Calls after which somebody else, or nobody, is logged in. */
const LEAVING = ['POST /api/auth/logout', 'DELETE /api/account'];
const COMING = ['POST /api/auth/login', 'POST /api/auth/register'];

interface StandInOptions {
  state?: string;
  publicUrl: string;
  notify: RemoteContext['notify'];
}

/**
 * What the shell hands to a remote, out of the remote's own exchanges: they hold what the shell asks for every page, too.
 * @throws when the frame or the profile that was recorded is not as the contract describes it
 */
export function standInContext(
  { exchanges }: Exchanges,
  { state = '', publicUrl, notify }: StandInOptions,
): RemoteContext {
  const recorded = (path: string) => exchanges.find(({ request }) => request.path === path)?.answer;
  const frame = frameSchema.parse(recorded('/api/frame'));
  const known = profileAnswerSchema.parse(recorded('/api/auth/profile')).profile ?? null;
  let profile: Profile | null = state === 'guest' ? null : known;
  const answer = answerFrom(exchanges, state);
  const api: ApiTransport = async (request) => {
    const result = await answer(request);
    const call = `${request.method} ${request.path}`;
    if (result.ok && LEAVING.includes(call)) profile = null;
    if (result.ok && COMING.includes(call)) profile = known;
    return result;
  };
  const context: RemoteContext = {
    api: () => api,
    browserApi: api,
    publicUrl,
    profile: () => profile,
    refreshProfile: async () => profile,
    frame: () => frame,
    notify,
  };
  return { ...context, state: ownState(context) };
}
