import { matchRoutes, type RouteObject } from 'react-router';
import type { RemoteContext } from '@vitrine/shared/contract/remote';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { isAsServedAtom, isTakenOverAtom, type Store } from '../../model/state.ts';
import { yieldToMain } from './yield-to-main.ts';
import { resolveLazy } from '../../routing/resolve-lazy.ts';
import { awaitFirstPage, type FirstPage } from './await-first-page.ts';
import type { GetRemote } from '../remotes/browser-remotes.ts';
import type { EventReplay } from '../early/event-replay.ts';

interface Waiting {
  getRemote: GetRemote;
  remote: RemoteContext;
  store: Store;
  acts: EventReplay;
  /** When the frame has been taken over. */
  frameIsDrawn: Promise<void>;
}

/** The remote of the page that is open, on its way; what is done meanwhile is answered once it is here. */
export function openFirstPage(
  owner: Owner,
  { getRemote, remote, store, acts, frameIsDrawn }: Waiting,
): FirstPage {
  // The address of the load: the shopper may have gone on when the remote comes.
  const { pathname } = window.location;
  const open = async () => {
    const { createRoutes } = await getRemote(owner);
    await yieldToMain();
    const all = createRoutes(remote);
    await yieldToMain();
    await resolveLazy(all, pathname);
    // What the page is made of was just run: React begins with it in a task of its own.
    await yieldToMain();
    return { all, page: new Map(matchedIn(all, pathname)) };
  };
  const onAway = (isAway: boolean) => {
    // A note that stands there earlier would not be what the server drew.
    void frameIsDrawn.then(() => store.set(isAsServedAtom, isAway));
    if (isAway) acts.forget();
  };
  const page = awaitFirstPage(open, onAway, () => {
    acts.hold();
    store.set(isTakenOverAtom, true);
    // Not while React is at work: it would hear several fields as one, and forms would know the last one only.
    void yieldToMain().then(acts.replay);
  });
  return page;
}

function matchedIn(routes: RouteObject[], pathname: string): [string, RouteObject][] {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => (route.id ? [[route.id, route]] : []));
}
