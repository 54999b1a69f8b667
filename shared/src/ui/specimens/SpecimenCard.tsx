import type { ReactNode } from 'react';
import type { InsectCard } from '../../contract/catalogue.ts';
import { insectPath } from '../../paths/insect-path.ts';
import { classNames } from '../class-names.ts';
import { Picture } from './Picture.tsx';
import type { PictureSizes } from './picture-sizes.ts';
import { Price } from './Price.tsx';
import { SpecimenLabel } from './SpecimenLabel.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { WORDS } from '../words.ts';
import style from './SpecimenCard.module.css';

interface SpecimenCardProps {
  insect: InsectCard;
  /** For the first cards of a page: their pictures do not wait until they are scrolled to. */
  eager?: boolean;
  /** The very first of them: its picture is fetched before all others. */
  isFirst?: boolean;
  /** How wide its picture is drawn. */
  sizes?: PictureSizes;
  headingLevel?: 2 | 3;
  /** A button of its own in a `span`, above the link that the card is. */
  action?: ReactNode;
  /** Likewise, also of what is sold out. */
  choice?: ReactNode;
}

/** In a grid as wide as the page. */
const SIZES =
  '(min-width: 120rem) 24rem, (min-width: 64rem) 21vw, (min-width: 48rem) 30vw, calc(46vw - 0.5rem)';

export function SpecimenCard({
  insect,
  eager = false,
  isFirst = false,
  sizes = SIZES,
  headingLevel = 3,
  action,
  choice,
}: SpecimenCardProps) {
  const locale = useLocale();
  const isForSale = insect.stock > 0;
  return (
    <article className={classNames(style['card'], !isForSale && !insect.isHeld && style['sold'])}>
      {/* The name beside it says what it shows. */}
      <Picture picture={insect.picture} of={insect} alt="" sizes={sizes} eager={eager} isFirst={isFirst} />
      <div>
        <SpecimenLabel insect={insect} headingLevel={headingLevel} to={insectPath(insect, locale)} set />
        <div>
          <Availability {...insect} />
          <Price cents={insect.priceCents} previousCents={insect.previousPriceCents} set />
        </div>
        {isForSale && action}
        {choice}
      </div>
    </article>
  );
}

function Availability({ stock, isHeld }: Pick<InsectCard, 'stock' | 'isHeld'>) {
  const words = WORDS[useLocale()];
  if (isHeld) return <span>{words.held}</span>;
  if (stock < 1) return <span className={style['gone']}>{words.soldOut}</span>;
  return <span>{stock === 1 ? words.oneOnly : words.inStock(stock)}</span>;
}
