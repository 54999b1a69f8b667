import type { Order } from '@vitrine/shared/contract/order';
import { useWords } from '../model/use-words.ts';
import style from './TransferDetails.module.css';

type Code = NonNullable<NonNullable<Order['bankTransfer']>['code']>;

/** Squares that stay white around a code, by its standard. */
const QUIET = 4;

/** The transfer as banking apps read it; dark on white also at night, or cameras do not see it. */
export function TransferCode({ code: { size, path } }: { code: Code }) {
  const words = useWords();
  const side = size + 2 * QUIET;
  return (
    <figure className={style['code']}>
      <svg
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={words('pay.transfer.code')}
      >
        <path d={path} />
      </svg>
      <figcaption>{words('pay.transfer.scan')}</figcaption>
    </figure>
  );
}
