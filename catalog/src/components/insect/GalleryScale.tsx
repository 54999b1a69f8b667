import type { Picture } from '@vitrine/shared/contract/catalogue';
import { useIntl } from 'react-intl';
import { scaleBar } from '../../model/scale-bar.ts';
import style from './GalleryScale.module.css';

/** Part of the frame's width that the bar may take. */
const LONGEST_PERCENT = 30;

/** How long so many millimetres are on the picture above it, in a square frame. Nothing where nobody
 * knows, or where the picture says so itself. The bar's length is an attribute: pages allow no style in their markup. */
export function GalleryScale({ picture }: { picture: Picture }) {
  const intl = useIntl();
  const { widthMm, width, height, hasScaleBar } = picture;
  // A picture that is higher than wide does not fill the frame's width.
  const filled = 100 * Math.min(1, width / height);
  const bar = widthMm && !hasScaleBar ? scaleBar(filled / widthMm, LONGEST_PERCENT) : null;
  if (!bar) return null;
  return (
    <>
      <svg className={style['bar']} width={`${bar.length.toFixed(2)}%`} aria-hidden="true" />
      <span className={style['scale']}>
        <span className="visually-hidden">{intl.formatMessage({ id: 'catalog.gallery.scale' })} </span>
        {intl.formatMessage({ id: 'catalog.gallery.millimetres' }, { mm: bar.mm })}
      </span>
    </>
  );
}
