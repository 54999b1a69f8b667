import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import { createCache, type VersionedCache } from '@vitrine/shared/platform/versioned-cache';

/** Some hundred pages of lists: about 3 MB. */
const MAX_CARDS = 2_000;
/** A struck-through price ends with time alone, when nothing changed. */
const MAX_AGE_MS = 30_000;

/** Cards by id: narrowed lists have addresses of their own, and show the same lots. */
export type CardCache = VersionedCache<InsectCard, number>;

export const createCardCache = (): CardCache => createCache({ maxEntries: MAX_CARDS, maxAgeMs: MAX_AGE_MS });
