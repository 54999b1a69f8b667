import type { Profile } from '@vitrine/shared/contract/accounts/profile';
import type { ApiFailure, ApiRequest, ApiTransport } from '@vitrine/shared/contract/failure';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { NOTE_CLASS } from '../../model/offline.ts';
import { profileAtom, type Store } from '../../model/state.ts';

/** The login state of this browser, synchronised between its tabs. */
export interface Session {
  /** The app API; when it answers 401 the profile is read again, and whoever logs out by it is gone at once. */
  api: ApiTransport;
  /** Call after a login or logout. A logout clears the drafts in all tabs. */
  refresh(): Promise<Profile | null>;
  /**
   * Follows other tabs, what they said before this page's scripts ran, and the return from the back/forward cache. A copy
   * from the service worker's cache knows nobody: it asks who is logged in, and so does any page once it is online again.
   * Returns a function that stops it.
   */
  follow(): () => void;
}

const CHANNEL = 'vitrine:session';

const contract = async () => (await import('@vitrine/shared/contract/accounts/profile')).profileAnswerSchema;

/**
 * @param api the bare transport
 * @param onElsewhere called after a login or logout in another tab or while this page was in the back/forward cache, or when the session expired
 */
export function syncSession(store: Store, api: ApiTransport, onElsewhere: () => void): Session {
  const tabs = new BroadcastChannel(CHANNEL);
  // Answers may overtake each other: one is shown only while none that was asked for later is.
  let asked = 0;
  let shown = 0;
  const read = async () => {
    const turn = (asked += 1);
    const answer = await parsedLater(contract, api({ method: 'GET', path: '/api/auth/profile' }));
    // Without an answer the profile is unchanged.
    if (answer.ok && turn > shown) {
      shown = turn;
      store.set(profileAtom, answer.value.profile ?? null);
    }
    return store.get(profileAtom);
  };
  const tell = (word: Word) => {
    if (word === 'left') clearTypedText();
    noteWord(word);
    tabs.postMessage(word);
  };
  const refresh = async () => {
    const before = store.get(profileAtom);
    const profile = await read();
    tell(before && !profile ? 'left' : 'changed');
    return profile;
  };
  const readElsewhere = async () => {
    const before = store.get(profileAtom)?.id;
    const profile = await read();
    if (profile?.id !== before) onElsewhere();
  };
  const leave = () => {
    shown = asked;
    store.set(profileAtom, null);
    tell('left');
  };
  /** Where a login is needed the page is left for it; a page that goes on without one is drawn anew. */
  const meet = async (failure: ApiFailure) => {
    const isOver = failure.kind === 'rejected' && failure.code === 'session-ended';
    if (!isOver && failure.kind !== 'unauthorized') return;
    await (isOver ? readElsewhere() : read());
    tell('changed');
  };
  return {
    refresh,
    api: async (request) => {
      const answer = await api(request);
      if (answer.ok && isLeaving(request)) leave();
      // A session that timed out keeps the drafts.
      if (!answer.ok && store.get(profileAtom)) await meet(answer.failure);
      return answer;
    },
    follow: () => {
      const stop = followOthers(tabs, () => void readElsewhere());
      const isCopy = navigator.onLine && document.querySelector(`.${NOTE_CLASS}`) !== null;
      const missed = wordsSince(Date.now() - performance.now());
      if (missed.includes('left')) clearTypedText();
      if (missed.length > 0 || isCopy || wasGoneBackTo()) void readElsewhere();
      return stop;
    },
  };
}

/** After it nobody is logged in, whether or not the profile can be read. */
const isLeaving = ({ method, path }: ApiRequest) =>
  ['POST/api/auth/logout', 'DELETE/api/account'].includes(method + path);

/** A page of the history may be drawn from the browser's own copy, older than a login since. */
const wasGoneBackTo = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

function followOthers(tabs: BroadcastChannel, read: () => void): () => void {
  const show = (event: PageTransitionEvent) => {
    if (event.persisted) read();
  };
  const hear = ({ data }: MessageEvent) => {
    if (data === 'left') clearTypedText();
    read();
  };
  tabs.addEventListener('message', hear);
  window.addEventListener('pageshow', show);
  window.addEventListener('online', read);
  return () => {
    tabs.removeEventListener('message', hear);
    window.removeEventListener('pageshow', show);
    window.removeEventListener('online', read);
  };
}

/** The prefix of all drafts in session storage. */
const DRAFT_PREFIX = 'VDM_';

/** Clears drafts on logout. The cart, in local storage, belongs to nobody and stays. */
function clearTypedText(): void {
  window.vitrineTyped?.clear();
  try {
    for (const name of Object.keys(window.sessionStorage)) {
      if (name.startsWith(DRAFT_PREFIX)) window.sessionStorage.removeItem(name);
    }
  } catch {
    return;
  }
}

/** What the tabs tell each other: somebody logged out, or anything else. */
type Word = 'left' | 'changed';

const WORDS: readonly Word[] = ['left', 'changed'];
const SAID_PREFIX = 'VDM_SESSION:';

/** Notes when a word was last said: a channel reaches only tabs whose scripts run already. */
function noteWord(word: Word): void {
  try {
    window.localStorage.setItem(SAID_PREFIX + word, String(Date.now()));
  } catch {
    // A browser without storage has the channel alone.
    return;
  }
}

/** What was said in any tab since a moment, in milliseconds of the clock. */
function wordsSince(moment: number): Word[] {
  try {
    return WORDS.filter((word) => Number(window.localStorage.getItem(SAID_PREFIX + word) ?? 0) >= moment);
  } catch {
    return [];
  }
}
