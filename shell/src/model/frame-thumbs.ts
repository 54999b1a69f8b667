import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Frame } from '@vitrine/shared/contract/frame';

const NO_WORDS = { en: '', nl: '', fr: '' };

/** A newest lot as the frame shows it: its picture and its name. What else a card says, no page of the frame says. */
const thumbOf = (card: InsectCard): InsectCard => ({
  ...card,
  ...{ reference: '', authority: '', commonName: NO_WORDS, country: '', locality: '', caughtOn: null },
  ...{ gender: 'STOCK', quality: 'A1', sizeMm: null, spread: 'YES' },
  ...{ priceCents: 0, previousPriceCents: null, stock: 0 },
  family: { ...card.family, slug: NO_WORDS },
});

/** The frame as the text of a page brings it to the browser. */
export const withThumbs = (frame: Frame): Frame => ({ ...frame, latest: frame.latest.map(thumbOf) });

/** The same for a remote, which would draw cards of them: until the browser has asked for the frame it has none. */
export const withoutThumbs = (frame: Frame): Frame => ({ ...frame, latest: [] });
