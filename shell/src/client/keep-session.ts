import { profileAnswerSchema, type Profile } from '@vitrine/shared/contract/account';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import { parsed } from '@vitrine/shared/http/parsed';
import { profileAtom, type Store } from '../model/state.ts';

/** Who is logged in, in this browser: all its tabs say the same. */
export interface Session {
  /** The app API; whenever it answers that nobody is logged in, the profile is read again. */
  api: ApiTransport;
  refresh(): Promise<Profile | null>;
  /** Follows the other tabs, and the return to a page that the browser had put aside. Returns what stops it. */
  follow(): () => void;
}

const CHANNEL = 'vitrine:session';

/**
 * @param api the bare transport
 * @param onElsewhere somebody logged in or out in another tab, or while this page was put aside
 */
export function keepSession(store: Store, api: ApiTransport, onElsewhere: () => void): Session {
  const tabs = new BroadcastChannel(CHANNEL);
  const read = async () => {
    const answer = parsed(profileAnswerSchema, await api({ method: 'GET', path: '/api/auth/profile' }));
    // What cannot be asked has not changed.
    if (answer.ok) store.set(profileAtom, answer.value.profile ?? null);
    return store.get(profileAtom);
  };
  const refresh = async () => {
    const profile = await read();
    tabs.postMessage('changed');
    return profile;
  };
  const readElsewhere = async () => {
    const before = store.get(profileAtom)?.id;
    const profile = await read();
    if (profile?.id !== before) onElsewhere();
  };
  return {
    refresh,
    api: async (request) => {
      const answer = await api(request);
      if (!answer.ok && answer.failure.kind === 'unauthorized' && store.get(profileAtom)) await refresh();
      return answer;
    },
    follow: () => followOthers(tabs, () => void readElsewhere()),
  };
}

function followOthers(tabs: BroadcastChannel, read: () => void): () => void {
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) read();
  };
  tabs.addEventListener('message', read);
  window.addEventListener('pageshow', show);
  return () => {
    tabs.removeEventListener('message', read);
    window.removeEventListener('pageshow', show);
  };
}
