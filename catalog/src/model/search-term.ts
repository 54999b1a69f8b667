/**
 * The text in `/search/{slug}`. Hyphens stand for spaces, as in `papilio-machaon`; where there are figures it is a
 * reference or a uuid, and the hyphens belong to it.
 */
export function searchTerm(slug: string): string {
  return /\d/.test(slug) ? slug : slug.replace(/-+/g, ' ').trim();
}

/** What is longer is no name that anybody looks for. */
export const MAX_SEARCH_LENGTH = 100;
