/** The data that the page starts from. */
export const BOOT_ID = 'vitrine-boot';
/** What the page fetches once it is seen. */
export const EARLY_ID = 'vitrine-early';
