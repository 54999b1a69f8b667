import type { Renderer } from './start-renderer.ts';

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
