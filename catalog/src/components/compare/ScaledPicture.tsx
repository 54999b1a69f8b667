import type { Picture } from '@vitrine/shared/contract/catalogue';
import { scaleBar } from '../../model/scale-bar.ts';
import { percentOfFrame } from '../../model/compared-facts.ts';
import { useCompareWords } from './compare-words.ts';
import style from './ScaledPicture.module.css';

const SIZES = '(min-width: 64rem) 30vw, 48vw';
const LARGEST_PX = 1200;
/** Part of the frame's width that the bar may take. */
const LONGEST_PERCENT = 40;

interface Props {
  picture: Picture;
  alt: string;
  /** Millimetres that every frame of the page shows. */
  frameMm: number | null;
}

/**
 * A picture as large in its frame as its specimen is among the others. How large that is stands in an attribute: pages
 * allow no style in their markup.
 */
export function ScaledPicture({ picture, alt, frameMm }: Props) {
  const words = useCompareWords();
  const { hash, widths, width } = picture;
  const fitting = widths.filter((wide) => wide <= LARGEST_PX);
  const files = fitting.length > 0 ? fitting : [width];
  const fileOf = (wide: number, format: string) => `/pictures/${hash}-${wide}.${format}`;
  const sourceSet = (format: string) => files.map((wide) => `${fileOf(wide, format)} ${wide}w`).join(', ');
  const isMeasured = frameMm !== null && Boolean(picture.widthMm);
  const bar = isMeasured ? scaleBar(100 / frameMm, LONGEST_PERCENT) : null;
  return (
    <span className={style['view']}>
      <span className={style['frame']}>
        <picture className={style['scaled']}>
          <source type="image/avif" srcSet={sourceSet('avif')} sizes={SIZES} />
          <img
            src={fileOf(files.at(-1) ?? width, 'jpg')}
            srcSet={sourceSet('jpg')}
            sizes={SIZES}
            alt={alt}
            width={`${percentOfFrame(picture, frameMm).toFixed(2)}%`}
            decoding="async"
          />
        </picture>
      </span>
      <span className={style['scale']}>
        {bar && <svg className={style['bar']} width={`${bar.length.toFixed(2)}%`} aria-hidden="true" />}
        {bar ? `${bar.mm}\u00a0mm` : words('notMeasured')}
      </span>
    </span>
  );
}
