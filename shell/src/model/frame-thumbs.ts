import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { ShownFrame } from './boot/boot-schema.ts';

/** A newest lot as the frame shows it: its picture and its name. What else a card says, no page of the frame says. */
const thumbOf = ({ uuid, name, family, picture, isPictureAwaited }: InsectCard) => ({
  ...{ uuid, name, picture },
  // It tells the outline, which no picture has.
  family: picture ? null : { name: family.name, category: family.category },
  ...(isPictureAwaited !== undefined && { isPictureAwaited }),
});

/** The frame as the text of a page brings it to the browser. */
export const withThumbs = (frame: Frame): ShownFrame => ({ ...frame, latest: frame.latest.map(thumbOf) });

/** The same for a remote, which would draw cards of them: until the browser has asked for the frame it has none. */
export const withoutThumbs = (frame: ShownFrame): Frame => ({ ...frame, latest: [] });
