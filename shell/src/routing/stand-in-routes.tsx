import { use, useEffect } from 'react';
import { Outlet, redirectDocument, type RouteObject } from 'react-router';
import type { Localized } from '@vitrine/shared/contract/locale';
import type { RouteHandle } from '@vitrine/shared/contract/federation/remote';
import type { SlotRoute } from '../model/boot/boot-schema.ts';
import type { StandInHandle } from './page-head.ts';

/** The real routes of the page that the server drew, by their ids. */
export type PageRoutes = ReadonlyMap<string, RouteObject>;

/** The remote of the page that the server drew, on its way to this browser. */
export interface Arrival {
  /**
   * Never rejects: what cannot be had now may still come, and what was served stays until then. React reads them at
   * once when they are here: a click makes it take over the slot in the same moment.
   */
  routes: Promise<PageRoutes>;
  /** Null until they are here. */
  now(): PageRoutes | null;
  /** Waits a moment for them; null when they are not here by then. */
  soon(): Promise<PageRoutes | null>;
  /** The slot answers to the shopper from now on. */
  takenOver(): void;
}

/**
 * Routes in the place of those that the server drew the page with, so that the frame need not wait for them. React
 * leaves the slot as it was served until their components can draw, and then takes it over in its place.
 * @param skeleton the outermost route first
 * @param alternates what the page says of its other languages: its head is not known yet
 */
export function standInRoutes(
  skeleton: SlotRoute[],
  arrival: Arrival,
  alternates: Localized | null,
): RouteObject[] {
  return skeleton.reduceRight<RouteObject[]>((children, slotRoute, depth) => {
    const route = standIn(slotRoute, arrival, { waitsFor: { alternates } });
    if (depth === 0) route.Component = outermost(slotRoute.id, arrival);
    return [slotRoute.isIndex ? { ...route, index: true } : { ...route, children }];
  }, []);
}

function standIn(
  { id, path, hasErrorBoundary }: SlotRoute,
  arrival: Arrival,
  waiting: StandInHandle,
): Omit<RouteObject, 'index' | 'children'> {
  const real = () => arrival.now()?.get(id);
  return {
    id,
    ...(path !== null && { path }),
    Component: drawn(id, 'Component', arrival),
    ...(hasErrorBoundary && { ErrorBoundary: drawn(id, 'ErrorBoundary', arrival) }),
    // Each has one, so that who comes back to a page whose remote never came is not left waiting for it.
    loader: async (args) => {
      const { loader } = await realOrLeave(id, arrival, args.request);
      return typeof loader === 'function' ? loader(args) : null;
    },
    action: async (args) => {
      const { action } = await realOrLeave(id, arrival, args.request);
      if (typeof action !== 'function') throw new Response(null, { status: 405 });
      return action(args);
    },
    shouldRevalidate: (args) => real()?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
    handle: handleOf(real, waiting),
  };
}

/** Read anew at each look: the handle of a route is part of what comes with it. */
function handleOf(real: () => RouteObject | undefined, waiting: StandInHandle) {
  return {
    get head() {
      return (real()?.handle as RouteHandle | undefined)?.head;
    },
    get waitsFor() {
      return real() ? null : waiting.waitsFor;
    },
  };
}

/** A page that cannot be drawn here comes whole from the server. */
async function realOrLeave(id: string, arrival: Arrival, request: Request): Promise<RouteObject> {
  const real = (await arrival.soon())?.get(id);
  if (!real) throw redirectDocument(request.url);
  return real;
}

function drawn(id: string, part: 'Component' | 'ErrorBoundary', arrival: Arrival) {
  return function StandIn() {
    const Real = use(arrival.routes).get(id)?.[part];
    return Real ? <Real /> : <Outlet />;
  };
}

function outermost(id: string, arrival: Arrival) {
  const Inner = drawn(id, 'Component', arrival);
  return function Arriving() {
    use(arrival.routes);
    useEffect(() => arrival.takenOver(), []);
    return <Inner />;
  };
}
