import type { Catalogue } from './catalogue/catalogue.ts';

/** How long a version is taken for the present one before it is looked up again. */
const FRESH_MS = 250;
/** How long it is believed while no newer answer has come. */
const BELIEVED_MS = 1000;

/**
 * The catalogue's version for those who cannot wait for it: as it was known a moment ago, while the present one is
 * looked up beside them. Empty when nobody asked for a second: what was sold in between must not be shown as for sale.
 */
export function followVersion(
  catalogue: Pick<Catalogue, 'version'>,
  now: () => number = () => performance.now(),
): () => string {
  let known = '';
  let knownAt = -Infinity;
  let askedAt = -Infinity;
  return () => {
    const at = now();
    if (at - askedAt >= FRESH_MS) {
      askedAt = at;
      catalogue.version().then(
        (version) => {
          known = version;
          knownAt = at;
        },
        () => undefined,
      );
    }
    return at - knownAt < BELIEVED_MS ? known : '';
  };
}
