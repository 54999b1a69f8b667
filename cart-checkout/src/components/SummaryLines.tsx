import { Picture } from '@vitrine/shared/ui/Picture';
import type { ViewLine } from '../model/cart-view.ts';
import { LineText } from './LineText.tsx';
import style from './SummaryLines.module.css';

/** The lines of the order, each with what it comes to. */
export function SummaryLines({ lines }: { lines: ViewLine[] }) {
  return (
    <ul className={style['lines']} role="list">
      {lines.map(({ uuid, insect, amount, priceCents }) => (
        <li key={uuid}>
          <Picture picture={insect.picture} alt="" sizes="3rem" className={style['picture'] ?? ''} />
          <LineText
            name={insect.name}
            isLatin={insect.authority !== ''}
            reference={insect.reference}
            quality={insect.quality}
            amount={amount}
            priceCents={priceCents}
          />
        </li>
      ))}
    </ul>
  );
}
