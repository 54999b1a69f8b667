/** Apart from the encoder: the process that serves pages asks for these, and has no use for 10 MB of encoders. */
export const MOST_PIXELS = 80_000_000;
/** Of every file of a picture. */
export const EXTENSIONS = ['avif', 'webp', 'jpg'] as const;
