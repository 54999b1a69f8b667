import { FieldError } from '@vitrine/shared/ui/FieldFrame';
import { Picture } from '@vitrine/shared/ui/Picture';
import type { ViewLine } from '../model/cart-view.ts';
import { LineText } from './LineText.tsx';
import style from './SummaryLines.module.css';

interface SummaryLinesProps {
  lines: ViewLine[];
  /** What keeps a lot from being ordered, by its uuid. */
  errors: Record<string, string>;
}

/** The lines of the order, each with what it comes to, and what stands in its way. */
export function SummaryLines({ lines, errors }: SummaryLinesProps) {
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
          <FieldError id={`line-${uuid}`} error={errors[uuid]} />
        </li>
      ))}
    </ul>
  );
}
