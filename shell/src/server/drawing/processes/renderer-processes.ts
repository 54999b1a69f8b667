import type { RendererCounts } from '@vitrine/shared/contract/federation/storefront';
import { RemoteFailure } from '../../../federation/remote-failure.ts';
import {
  idOf,
  startRenderer,
  type Loadable,
  type OnEnd,
  type RemoteThread,
  type Renderer,
  type RendererParts,
} from './start-renderer.ts';

/** Exponential backoff of a process that fell, from the second time on. */
const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 60_000;

export interface RendererProcesses {
  /** Starts a thread beside those whose releases the same key signed. Throws a RemoteFailure while their process rests. */
  start(key: string, version: Loadable, onEnd: OnEnd): RemoteThread;
  counts(): RendererCounts;
  close(): void;
}

/**
 * The processes in which remotes run, one for each signing key. A version that was at work when its process fell gets one
 * of its own from then on: whose fault it was shows by itself, and the others of the key go on.
 */
export function createRendererProcesses(
  parts: RendererParts,
  now: () => number = Date.now,
): RendererProcesses {
  const places = createPlaces(now);
  const falls = { process: 0, thread: 0 };
  let isClosed = false;

  function runningAt(name: string): Renderer {
    const place = places.at(name);
    if (place.running) return place.running;
    if (isClosed || now() < place.fellAt + backoffAfter(place.falls))
      throw new RemoteFailure('renderer process', 'rests after it fell');
    const process = startRenderer(parts, {
      onThreadFell: () => void (falls.thread += 1),
      onOver: (reason, busy) => {
        if (place.running === process) place.running = null;
        if (reason === null) return;
        for (const one of busy) places.setApart(one);
        place.falls = now() - place.fellAt > FORGET_MS ? 1 : place.falls + 1;
        place.fellAt = now();
        falls.process += 1;
        parts.log('error', 'renderer process fell', { reason, busy: busy.join(', ') });
      },
    });
    place.running = process;
    return process;
  }

  return {
    start(key, version, onEnd) {
      const id = idOf(version);
      return runningAt(places.isApart(id) ? `${key} ${id}` : key).start(version, onEnd);
    },
    counts() {
      const running = places.all().flatMap((place) => place.running?.counts() ?? []);
      const sum = (read: (one: (typeof running)[number]) => number) =>
        running.reduce((total, one) => total + read(one), 0);
      return {
        processes: running.length,
        busy: sum(({ busy }) => busy),
        idle: sum(({ idle }) => idle),
        residentBytes: sum(({ residentBytes }) => residentBytes),
        falls: { ...falls },
      };
    },
    close() {
      isClosed = true;
      for (const { running } of places.all()) running?.end();
    },
  };
}

const backoffAfter = (falls: number): number =>
  falls < 2 ? 0 : Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (falls - 2));

/** Falls of a place are forgotten after this long without one. */
export const FORGET_MS = 5 * 60_000;
/** Versions that are remembered for having been at work in a fall: of four remotes, months of bad releases. */
const MOST_APART = 200;

/** Falls of the process of one place, and what runs there now. */
interface Place {
  running: Renderer | null;
  falls: number;
  fellAt: number;
}

/** Where processes run, and which versions run apart; what nothing runs of, and whose falls are forgotten, leaves no trace. */
interface RendererPlaces {
  at(name: string): Place;
  all(): Place[];
  /** From now on the version has a place of its own. */
  setApart(id: string): void;
  isApart(id: string): boolean;
}

export function createPlaces(now: () => number): RendererPlaces {
  const places = new Map<string, Place>();
  const apart = new Set<string>();

  /** A shop that is up for months sees many versions, each of which may have had a place. */
  function sweep(): void {
    for (const [name, { running, fellAt }] of places)
      if (!running && now() - fellAt > FORGET_MS) places.delete(name);
  }

  return {
    at(name) {
      sweep();
      const place = places.get(name) ?? { running: null, falls: 0, fellAt: 0 };
      places.set(name, place);
      return place;
    },
    all: () => [...places.values()],
    setApart(id) {
      apart.delete(id);
      apart.add(id);
      const [oldest] = apart;
      if (apart.size > MOST_APART && oldest !== undefined) apart.delete(oldest);
    },
    isApart: (id) => apart.has(id),
  };
}
