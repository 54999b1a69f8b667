/** Apart from the encoder: the process that serves pages asks for these, and has no use for 10 MB of encoders. */
export const MOST_PIXELS = 80_000_000;
/** What photos have, the lightest first. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
/** What drawings have: a thousand are made at once, and few browsers read WebP but not AVIF. */
export const DRAWN_FORMATS = ['avif', 'jpg'] as const;
