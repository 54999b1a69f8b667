import { MAX_SEARCH_LENGTH } from '@vitrine/shared/contract/search-length';

/**
 * The text in `/search/{slug}`. Hyphens stand for spaces, as in `papilio-machaon`; where there are figures it is a
 * reference or a uuid, and the hyphens belong to it.
 */
export function searchTerm(slug: string): string {
  return /\d/.test(slug) ? slug : slug.replace(/-+/g, ' ').trim();
}

/** What was typed as the API takes it: without what no keyboard types, and cut where no name is as long. */
export function cleanSearch(typed: string): string {
  const text = typed.replace(/\p{Cc}/gu, ' ').trim();
  return text.slice(0, MAX_SEARCH_LENGTH).toWellFormed().trim();
}
