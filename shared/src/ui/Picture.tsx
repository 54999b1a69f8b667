import type { Picture as StoredPicture } from '../contract/catalogue.ts';
import { classNames } from './class-names.ts';
import { NoPicture } from './NoPicture.tsx';
import style from './Picture.module.css';

interface PictureProps {
  picture: StoredPicture | null;
  alt: string;
  /** As the `sizes` attribute: how wide the picture is drawn at each width of the window. */
  sizes: string;
  /** For what is in sight when the page opens. */
  eager?: boolean;
  className?: string;
}

/** A stored picture in the lightest format that the browser reads, its room kept from the first paint. */
export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  if (!picture) return <NoPicture alt={alt} {...(className && { className })} />;
  const largest = picture.widths.at(-1) ?? picture.width;
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
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{ backgroundColor: picture.colour }}
      />
    </picture>
  );
}

type Format = 'avif' | 'webp' | 'jpg';

function fileOf({ hash }: StoredPicture, width: number, format: Format): string {
  return `/pictures/${hash}-${width}.${format}`;
}

function sourceSet(picture: StoredPicture, format: Format): string {
  return picture.widths.map((width) => `${fileOf(picture, width, format)} ${width}w`).join(', ');
}
