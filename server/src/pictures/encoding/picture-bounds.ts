/** Apart from the encoder: the process that serves pages asks for these, and has no use for 10 MB of encoders. */
export const MOST_PIXELS = 80_000_000;
/** What photos have, the lightest first. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const;
type Format = (typeof FORMATS)[number];

/** Pixels of width that a card needs, on dense screens too. */
export const SMALL_PX = 640;

/**
 * What a drawing of this width is stored as. A thousand are made at once: few browsers read WebP but not AVIF, and of
 * 850 MB the large JPEGs were 460 that hardly anybody asks for.
 */
export const formatsOfDrawing = (width: number): Format[] => (width > SMALL_PX ? ['avif'] : ['avif', 'jpg']);
