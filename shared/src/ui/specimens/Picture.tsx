import type { Family, InsectCard, Picture as StoredPicture } from '../../contract/catalogue.ts';
import { classNames } from '../class-names.ts';
import { bodyPlanOf, type BodyPlan } from './body-plan.ts';
import { NoPicture } from './NoPicture.tsx';
import { chosenBy, isSmall, type PictureSizes } from './picture-sizes.ts';
import style from './Picture.module.css';

interface PictureProps {
  picture: StoredPicture | null;
  alt: string;
  /**
   * Whose picture it is: while there is none, its outline stands there, and one that is to be made comes once it is drawn.
   * What the shop shows no longer has no family, and waits for none.
   */
  of?: Pick<InsectCard, 'uuid' | 'name' | 'isPictureAwaited'> & {
    family?: Pick<Family, 'name' | 'category'> | null | undefined;
  };
  /** What stands there instead where nobody's picture is missing. */
  plan?: BodyPlan;
  /** Which of its pictures: the main one has 0. */
  position?: number;
  sizes: PictureSizes;
  /** For what is in sight when the page opens. */
  eager?: boolean;
  /** For the one picture that matters first: fetched before all others. By default every eager one. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A stored picture, its room reserved from the first paint. Every browser that the shop is built for reads AVIF; for others
 * there is one JPEG, and no second and third list of addresses, which would be half of a card's markup.
 */
export function Picture({
  picture,
  alt,
  of,
  plan,
  position = 0,
  sizes,
  eager = false,
  isFirst = eager,
  className,
}: PictureProps) {
  if (!picture) {
    const isAwaited = of && of.isPictureAwaited !== false;
    const awaited = isAwaited && { awaited: { uuid: of.uuid, position, sizes, eager } };
    const lot = of?.family && { plan: bodyPlanOf({ name: of.name, family: of.family }), ...awaited };
    return <NoPicture alt={alt} {...(plan && { plan })} {...lot} {...(className && { className })} />;
  }
  return (
    <picture className={className && classNames(style['picture'], className)}>
      <source
        type="image/avif"
        {...chosenBy(sizes, pageWidths(picture), (width) => fileOf(picture, width, 'avif'))}
      />
      <img
        src={fileOf(picture, plainWidth(picture), 'jpg')}
        // Of small ones the style keeps the room, and browsers decode them beside their other work by themselves.
        {...(!isSmall(sizes) && { width: picture.width, height: picture.height, decoding: 'async' })}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        data-colour={picture.colour}
      />
    </picture>
  );
}

const LARGEST_ON_PAGE = 1200;
/** Of drawings no larger JPEG is stored. */
const LARGEST_PLAIN = 640;

function fileOf({ hash }: StoredPicture, width: number, format: 'avif' | 'jpg'): string {
  return `/pictures/${hash}-${width}.${format}`;
}

/** Larger files are for looking closely: a page never needs them, and a dense screen would fetch them. */
function pageWidths({ widths }: StoredPicture): number[] {
  const fitting = widths.filter((width) => width <= LARGEST_ON_PAGE);
  return fitting.length > 0 ? fitting : widths;
}

function plainWidth(picture: StoredPicture): number {
  const [smallest = picture.width] = picture.widths;
  return picture.widths.findLast((width) => width <= LARGEST_PLAIN) ?? smallest;
}
