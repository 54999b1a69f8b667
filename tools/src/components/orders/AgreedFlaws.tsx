import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { sayFlaws } from '@vitrine/shared/i18n/say-flaws';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { useWords } from '../../model/use-words.ts';
import style from './OrderLines.module.css';

type Line = ToolsOrder['lines'][number];
type Flaw = NonNullable<Line['flaws']>[number];

/** What was named as not perfect when it was ordered, and on the pictures of that day where. */
export function AgreedFlaws({ line: { flaws = [], flawPictures = [] } }: { line: Line }) {
  const words = useWords();
  const locale = useLocale();
  if (flaws.length === 0) return null;
  const said = words('order.flaws', { flaws: sayFlaws(flaws, locale) });
  const shown = flawPictures.map((picture) => ({
    picture,
    pins: flaws.filter((flaw) => flaw.picture === picture.hash),
  }));
  if (shown.length === 0) return <p className={style['facts']}>{said}</p>;
  return (
    <details className={style['facts']}>
      <summary>{said}</summary>
      {shown.map(({ picture, pins }) => (
        <figure key={picture.hash} className={style['agreed']}>
          <Picture
            picture={picture}
            alt={words('order.flawsShown', { flaws: sayFlaws(pins, locale) })}
            sizes="20rem"
          />
          <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
            {pins.map((pin, index) => (
              <Ring key={index} pin={pin} picture={picture} />
            ))}
          </svg>
        </figure>
      ))}
    </details>
  );
}

/** Of a picture's width. */
const RING = 0.05;

function Ring({
  pin,
  picture: { width, height },
}: {
  pin: Flaw;
  picture: { width: number; height: number };
}) {
  if (pin.x === undefined || pin.y === undefined) return null;
  return <circle cx={pin.x * width} cy={pin.y * height} r={RING * width} vectorEffect="non-scaling-stroke" />;
}
