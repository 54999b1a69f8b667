/** What is longer is no name that anybody looks for, and the API refuses it. Apart from the lists: every page needs it. */
export const MAX_SEARCH_LENGTH = 200;
