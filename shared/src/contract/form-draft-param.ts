/** Name, in the address of a page, of the token of what was typed there. */
export const DRAFT_PARAM = 'again';
