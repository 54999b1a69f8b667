import type { InsectCard, Picture as StoredPicture } from '../../contract/catalogue.ts';
import { classNames } from '../class-names.ts';
import { bodyPlanOf, type BodyPlan } from './body-plan.ts';
import { NoPicture } from './NoPicture.tsx';
import style from './Picture.module.css';

interface PictureProps {
  picture: StoredPicture | null;
  alt: string;
  /** Whose picture it is: while there is none, its outline stands there, and the picture comes once it is drawn. */
  of?: Pick<InsectCard, 'uuid' | 'name' | 'family'>;
  /** What stands there instead where nobody's picture is missing. */
  plan?: BodyPlan;
  /** Which of its pictures: the main one has 0. */
  position?: number;
  /** As the `sizes` attribute: how wide the picture is drawn at each width of the window. */
  sizes: string;
  /** For what is in sight when the page opens. */
  eager?: boolean;
  /** For the one picture that matters first: fetched before all others. By default every eager one. */
  isFirst?: boolean;
  className?: string;
}

/** A stored picture in the lightest format that the browser reads, its room kept from the first paint. */
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
    const lot = of && { plan: bodyPlanOf(of), awaited: { uuid: of.uuid, position, sizes, eager } };
    return <NoPicture alt={alt} {...(plan && { plan })} {...lot} {...(className && { className })} />;
  }
  const largest = pageWidths(picture).at(-1) ?? picture.width;
  return (
    <picture className={classNames(style['picture'], className)}>
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={fileOf(picture, largest, 'jpg')}
        srcSet={sourceSet(picture, 'jpg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        data-colour={picture.colour}
      />
    </picture>
  );
}

const LARGEST_ON_PAGE = 1200;

type Format = 'avif' | 'webp' | 'jpg';

function fileOf({ hash }: StoredPicture, width: number, format: Format): string {
  return `/pictures/${hash}-${width}.${format}`;
}

/** Larger files are for looking closely: a page never needs them, and a dense screen would fetch them. */
function pageWidths({ widths }: StoredPicture): number[] {
  const fitting = widths.filter((width) => width <= LARGEST_ON_PAGE);
  return fitting.length > 0 ? fitting : widths;
}

function sourceSet(picture: StoredPicture, format: Format): string {
  return pageWidths(picture)
    .map((width) => `${fileOf(picture, width, format)} ${width}w`)
    .join(', ');
}
