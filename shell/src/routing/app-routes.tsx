import type { RouteObject } from 'react-router';
import { Slot, SlotError } from '../frame/slot/Slot.tsx';
import { Layout } from '../frame/Layout.tsx';

export const FRAME_ID = 'frame';
/** Route below which every remote hangs its pages. */
export const SLOT_ID = 'slot';
export const NOT_FOUND_ID = 'not-found';

/**
 * The shell's routes: the frame, and in it one slot. What a remote throws is drawn in the slot, and the frame stays.
 */
export function appRoutes(remotes: RouteObject[]): RouteObject[] {
  const notFound: RouteObject = { id: NOT_FOUND_ID, path: '*', loader: throwNotFound, Component: Nothing };
  const slot: RouteObject = {
    id: SLOT_ID,
    Component: Slot,
    ErrorBoundary: SlotError,
    children: [...remotes, notFound],
  };
  return [{ id: FRAME_ID, Component: Layout, children: [slot] }];
}

function throwNotFound(): never {
  throw new Response(null, { status: 404 });
}

function Nothing() {
  return null;
}
