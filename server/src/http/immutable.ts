/** For files whose content never changes: nobody asks again whether they have, or for a part, so nothing is said of it. */
export const IMMUTABLE_FILE = { etag: false, lastModified: false, acceptRanges: false } as const;
