/** Apart from the encoder: the process that serves pages asks for these, and has no use for 10 MB of encoders. */
export const MOST_PIXELS = 80_000_000;
/** What is made: AVIF, and JPEG for browsers that cannot read it. */
export const FORMATS = ['avif', 'jpg'] as const;
/** What may lie there: pictures of before 24 November 2026 have WebP too. */
export const EXTENSIONS = [...FORMATS, 'webp'] as const;
