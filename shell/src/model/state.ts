import { atom, createStore } from 'jotai';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { CartState } from '@vitrine/shared/contract/orders/cart-state';
import type { Notification, SharedState } from '@vitrine/shared/contract/federation/remote';
import type { ShownFrame } from './boot/boot-schema.ts';
import { addNotification } from '../frame/notices/notification-queue.ts';

/*
 * The state of a visit. What remotes read of it leaves the shell as atoms of `sharedState`, and stays in the shell's
 * store: the atoms are names, of which a bundle with copies of its own would have others.
 */

export const frameAtom = atom<ShownFrame | null>(null);
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

/** What stands in the slot was drawn by this browser, or has been taken over by it. */
export const isSlotLiveAtom = atom(false);

const servedProfileAtom = atom<Profile | null>(null);
const NONE: readonly Notification[] = [];

/** What remotes read. Until the slot is live it stays what the server drew the slot with, so that React finds the same. */
export const sharedState: SharedState = {
  cart: atom((get) => (get(isSlotLiveAtom) ? get(cartAtom) : null)),
  profile: atom((get) => get(get(isSlotLiveAtom) ? profileAtom : servedProfileAtom)),
  notifications: atom(
    (get) => (get(isSlotLiveAtom) ? get(notificationsAtom) : NONE),
    (_get, set, notification: Notification) => set(notifyAtom, notification),
  ),
};

export type Store = ReturnType<typeof createStore>;

/** The state of one visit: of one request on the server, of one page load in the browser. */
export function createState(frame: ShownFrame, profile: Profile | null): Store {
  const store = createStore();
  store.set(frameAtom, frame);
  store.set(profileAtom, profile);
  store.set(servedProfileAtom, profile);
  return store;
}
