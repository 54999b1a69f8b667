import { matchRoutes, type RouteObject } from 'react-router';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { isAsServedAtom, isTakenOverAtom, type Store } from '../../model/state.ts';
import { yieldToMain } from './yield-to-main.ts';
import { resolveLazy } from '../../routing/resolve-lazy.ts';
import { awaitFirstPage, type FirstPage } from './await-first-page.ts';
import type { GetRemote } from '../remotes/browser-remotes.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import type { EventReplay } from '../early/event-replay.ts';

interface Waiting {
  getRemote: GetRemote;
  live: LiveRemotes;
  remote: RemoteContext;
  store: Store;
  acts: EventReplay;
  /** Resolves when the frame is hydrated. */
  frameIsDrawn: Promise<void>;
}

/** Loads the remote of the open page, then hydrates its slot. */
export function openFirstPage(
  owner: Owner,
  { getRemote, live, remote, store, acts, frameIsDrawn }: Waiting,
): FirstPage {
  // The address at load time: the shopper may have navigated when the remote arrives.
  const { pathname } = window.location;
  const open = async () => {
    const { createRoutes } = await getRemote(owner, 'patient');
    await yieldToMain();
    const all = createRoutes(remote);
    await yieldToMain();
    await resolveLazy(all, pathname);
    // The page's code was just evaluated: React renders it in a task of its own.
    await yieldToMain();
    return { all, page: new Map(matchedIn(all, pathname)) };
  };
  const onAway = (isAway: boolean) => {
    // An earlier note would cause a hydration mismatch.
    void frameIsDrawn.then(() => store.set(isAsServedAtom, isAway));
    if (isAway) acts.forget();
  };
  const takenOver = () => store.set(isTakenOverAtom, true);
  return awaitFirstPage({ open, isAnswering: () => live.isAnswering(owner), onAway, takenOver });
}

function matchedIn(routes: RouteObject[], pathname: string): [string, RouteObject][] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.id ? [[route.id, route]] : []));
}
