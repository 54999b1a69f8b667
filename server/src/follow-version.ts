import type { Catalogue } from './catalogue/catalogue.ts';

/** How long a version is believed before it is looked up again. */
const FRESH_MS = 250;

/**
 * The catalogue's version for those who cannot wait for it: as it was last known, while the present one is looked up
 * beside them. Empty until it was known once.
 */
export function followVersion(
  catalogue: Pick<Catalogue, 'version'>,
  now: () => number = () => performance.now(),
): () => string {
  let known = '';
  let until = 0;
  return () => {
    if (now() >= until) {
      until = now() + FRESH_MS;
      // While the catalogue is away nothing newer could be shown either.
      catalogue.version().then(
        (version) => (known = version),
        () => undefined,
      );
    }
    return known;
  };
}
