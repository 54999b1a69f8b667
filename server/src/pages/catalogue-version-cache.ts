import type { Catalogue } from '../catalogue/index.ts';

/** How long a version is taken for the present one before it is looked up again. */
const FRESH_MS = 250;
/** How long it is believed while no newer answer has come. */
const BELIEVED_MS = 1000;

interface CatalogueVersionCache {
  /** Empty when nobody asked for a second: what was sold in between must not be shown as for sale. */
  peek(): string;
  /** Discards what was looked up before, and what is being looked up. */
  invalidate(): void;
}

/**
 * The catalogue's version for those who cannot wait for it: as it was known a moment ago, while the present one is
 * looked up beside them.
 */
export function createVersionCache(
  catalogue: Pick<Catalogue, 'version'>,
  now: () => number = () => performance.now(),
): CatalogueVersionCache {
  let known = { version: '', at: -Infinity };
  let askedAt = -Infinity;

  function lookUp(at: number): void {
    const before = known;
    askedAt = at;
    catalogue.version().then(
      (version) => {
        // Another answer, or a word that something changed, was here first.
        if (known === before) known = { version, at };
      },
      () => undefined,
    );
  }

  return {
    peek() {
      const at = now();
      if (at - askedAt >= FRESH_MS) lookUp(at);
      return at - known.at < BELIEVED_MS ? known.version : '';
    },
    invalidate() {
      known = { version: '', at: -Infinity };
      askedAt = -Infinity;
    },
  };
}
