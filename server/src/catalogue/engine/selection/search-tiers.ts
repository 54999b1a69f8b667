import type { Match, Tier, VocabularyText } from '../../search/vocabulary-entry.ts';

/** Bands of a tier: own names like the best, own names that are less so, and the same of others. */
const BANDS = 4;
const BAND_OF_OTHERS = 2;
const OTHERS: ReadonlySet<VocabularyText['kind']> = new Set(['synonym', 'family', 'category']);
/** So much below the best of its tier a score is that of a lesser fit, no longer only that of a longer name. */
const LESSER = 0.045;

/** The first number of each tier, best first. What is only like the text comes after everything that holds it. */
export const SEARCH_TIERS = {
  exact: 0,
  prefix: BANDS,
  contains: 2 * BANDS,
  uuid: 3 * BANDS,
  close: 4 * BANDS,
} as const satisfies Record<Tier | 'uuid', number>;
export const TIER_COUNT = 5 * BANDS;

/** The tier of each match, in their order: lots of the best names come first, whatever is newer. */
export function tiersOf(matches: readonly Match[]): number[] {
  const best = new Map<Tier, number>();
  for (const { tier, score } of matches) best.set(tier, Math.max(score, best.get(tier) ?? 0));
  return matches.map(({ tier, score, by }) => {
    const isOther = by !== null && OTHERS.has(by.kind);
    const isLesser = score < (best.get(tier) ?? 0) - LESSER;
    return SEARCH_TIERS[tier] + (isOther ? BAND_OF_OTHERS : 0) + (isLesser ? 1 : 0);
  });
}
