import { useLocale } from '../../i18n/use-locale.ts';
import { classNames } from '../class-names.ts';
import { WORDS } from '../words.ts';
import type { BodyPlan } from './body-plan.ts';
import { chosenBy, type PictureSizes } from './picture-sizes.ts';
import style from './Picture.module.css';

/** A picture that is to be made: where it will be, and how wide it will be drawn. */
interface AwaitedPicture {
  uuid: string;
  /** The main one has 0. */
  position: number;
  sizes: PictureSizes;
  eager: boolean;
}

interface NoPictureProps {
  alt: string;
  plan?: BodyPlan;
  awaited?: AwaitedPicture;
  className?: string;
}

/** Widths of the files that are made first. */
const WIDTHS = [320, 640];

/** What lies in the drawer while a specimen has no picture: its pin, and the outline of its body plan. */
export function NoPicture({ alt, plan = 'butterfly', awaited, className }: NoPictureProps) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    // The butterfly is the style's own.
    <span
      className={classNames(style['none'], className)}
      data-plan={plan === 'butterfly' ? undefined : plan}
      {...name}
    >
      {awaited && <Awaited {...awaited} />}
    </span>
  );
}

/** The server answers with the picture as soon as it is drawn, and draws first what is asked for; it covers the outline. */
function Awaited({ uuid, position, sizes, eager }: AwaitedPicture) {
  const words = WORDS[useLocale()];
  // In small letters, as in the address of its page: packed it costs nothing the second time.
  const address = (width: number) => `/pictures/of/${uuid.toLowerCase()}/${position}?width=${width}`;
  const picture = <img {...chosenBy(sizes, WIDTHS, address)} alt="" loading={eager ? undefined : 'lazy'} />;
  return (
    <>
      {sizes !== 'thumb' && <span className={style['follows']}>{words.pictureFollows}</span>}
      {/* Bare pictures that are not lazy React preloads, by a link in a cached fragment: in the browser there is none. */}
      {eager ? <picture>{picture}</picture> : picture}
    </>
  );
}
