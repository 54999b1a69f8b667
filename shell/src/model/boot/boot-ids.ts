/** The release that drew the page: first in the document, before all that a text could slip in (decision 127). */
export const REMOTES_ID = 'vitrine-remotes';
/** The data that the page starts from. */
export const BOOT_ID = 'vitrine-boot';
/** What the page fetches once it is seen. */
export const EARLY_ID = 'vitrine-early';
