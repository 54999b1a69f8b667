import '../../ui/tokens.css';
import '../../ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { exchangesSchema, type Exchanges } from '../../contract/federation/exchange.ts';
import type { RemoteModule, RemoteContext } from '../../contract/federation/remote.ts';
import { readPath } from '../../paths/read-path.ts';
import type { Owner } from '../../paths/route-table.ts';
import { STATES, answerFrom } from './answer-from.ts';
import { Elsewhere, say, StandIn, Thrown } from './StandIn.tsx';
import { exampleAddresses } from './examples.ts';
import { profileAnswerSchema, type Profile } from '../../contract/accounts/account.ts';
import type { ApiTransport } from '../../contract/failure.ts';
import { frameSchema } from '../../contract/frame.ts';
import { ownState } from '../own-state.tsx';

/**
 * Runs a remote by itself, in a stand-in for the shell, over what it has recorded of the app API.
 * @param recorded the remote's `exchanges.json`
 * @throws when that is not as the contract describes exchanges
 */
export function openAlone(
  owner: Owner,
  { createRoutes }: Pick<RemoteModule, 'createRoutes'>,
  recorded: unknown,
) {
  const exchanges = exchangesSchema.parse(recorded);
  const state = readState();
  const [first] = exampleAddresses(owner, 'en', exchanges);
  if (location.pathname === '/' && first && readPath('/')?.owner !== owner)
    return location.replace(first.address);
  const frame = () => (
    <StandIn owner={owner} exchanges={exchanges} state={state} states={STATES} onState={keepState} />
  );
  const remote = standInContext(exchanges, { state, publicUrl: location.origin, notify: say });
  const slot = {
    ErrorBoundary: Thrown,
    children: [...createRoutes(remote), { path: '*', Component: Elsewhere }],
  };
  const router = createBrowserRouter([{ Component: frame, HydrateFallback: () => null, children: [slot] }]);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <RouterProvider router={router} />,
  );
}

const KEY = 'VDM_ALONE';
const IN_ADDRESS = 'alone';

/** The state to look at: `?alone=slow` of the address, and from then on in this tab. */
function readState(): string {
  const asked = new URL(location.href).searchParams.get(IN_ADDRESS);
  if (asked !== null) sessionStorage.setItem(KEY, asked);
  return sessionStorage.getItem(KEY) ?? '';
}

/** Looks at the page in another state from now on, whatever its address asked for. */
function keepState(state: string): void {
  sessionStorage.setItem(KEY, state);
  const address = new URL(location.href);
  address.searchParams.delete(IN_ADDRESS);
  history.replaceState(history.state, '', address);
  location.reload();
}

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
