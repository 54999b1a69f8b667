import { atom, createStore } from 'jotai';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { CartState } from '@vitrine/shared/contract/orders/cart-state';
import type { Notification, SharedState } from '@vitrine/shared/contract/federation/remote';
import type { ShownFrame } from './boot/boot-schema.ts';
import { isValidElement } from 'react';

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

/** The queue with one message more. One that already waits with the same type, title and content is not added. */
export function addNotification(queue: Notification[], notification: Notification): Notification[] {
  return queue.some((waiting) => isSame(waiting, notification)) ? queue : [...queue, notification];
}

function isSame(a: Notification, b: Notification): boolean {
  const isSameText = a.type === b.type && a.title === b.title && a.message === b.message && a.html === b.html;
  return isSameText && isSameNode(a.content, b.content);
}

/** Whether two nodes draw the same, as far as that can be told without drawing them. */
function isSameNode(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => isSameNode(one, b[index]));
  if (!isValidElement<object>(a) || !isValidElement<object>(b) || a.type !== b.type || a.key !== b.key)
    return false;
  const [of, other] = [new Map(Object.entries(a.props)), new Map(Object.entries(b.props))];
  return of.size === other.size && [...of].every(([name, value]) => isSameNode(value, other.get(name)));
}
