import type { TestDetails } from '@playwright/test';

/** For a journey that takes long, or that few people make. By day is what most people do. */
export const BY_NIGHT = { tag: '@long' } satisfies TestDetails;

/**
 * By night, and after all others: what judges a whole machine, of several processes, by how soon they answer. Beside another
 * journey two cores are too few for it.
 */
export const BY_ITSELF = { tag: ['@long', '@itself'] } satisfies TestDetails;

/** Of journeys that differ in a language, a fault or a page: made by day if it is the chosen one, else by night. */
export const byDayIf = (isChosen: boolean): TestDetails => (isChosen ? {} : BY_NIGHT);
