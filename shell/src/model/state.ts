import { atom, createStore } from 'jotai';
import type { CartState } from '@vitrine/shared/cart/cart';
import type { Profile } from '@vitrine/shared/contract/account';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { Notification } from '@vitrine/shared/contract/remote';
import { addNotification } from '../frame/notification-queue.ts';

/* The shell's own state. It never leaves the shell: remotes get values through their context. */

export const frameAtom = atom<Frame | null>(null);
export const profileAtom = atom<Profile | null>(null);
/** Null until the browser has read its storage, so that server and browser first draw the same. */
export const cartAtom = atom<CartState | null>(null);
export const notificationsAtom = atom<Notification[]>([]);

/** The page is as it was served: the remote that drew it cannot be had by this browser for now. */
export const isAsServedAtom = atom(false);

/** The page that the server drew answers to the shopper. */
export const isTakenOverAtom = atom(false);

export const notifyAtom = atom(null, (get, set, notification: Notification) => {
  set(notificationsAtom, addNotification(get(notificationsAtom), notification));
});

export type Store = ReturnType<typeof createStore>;

/** The state of one visit: of one request on the server, of one page load in the browser. */
export function createState(frame: Frame, profile: Profile | null): Store {
  const store = createStore();
  store.set(frameAtom, frame);
  store.set(profileAtom, profile);
  return store;
}
