import type { VatRegime } from '@vitrine/shared/contract/orders/tax/vat';
import type { VatTerms } from '@vitrine/shared/contract/orders/tax/home-vat-terms';
import { PriceTerms } from '@vitrine/shared/ui/specimens/PriceTerms';
import type { ViewLine } from '../../model/cart/cart-view.ts';
import { useWords } from '../../model/use-words.ts';
import type { CartRow } from '../../model/cart/with-removed.ts';
import { CartLine } from './CartLine.tsx';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@vitrine/shared/ui/links/Button';
import { InsectName } from '../InsectName.tsx';
import style from './CartRows.module.css';
import removedLineStyle from './RemovedLine.module.css';

interface CartRowsProps {
  rows: CartRow[];
  vatRegime: VatRegime | undefined;
  /** What prices hold where the shopper wants the parcel to go. */
  terms: VatTerms | null;
  onMore(line: ViewLine): void;
  onLess(line: ViewLine): void;
  onRemove(line: ViewLine): void;
  onUndo(line: ViewLine): void;
}

export function CartRows({ rows, vatRegime, terms, onMore, onLess, onRemove, onUndo }: CartRowsProps) {
  const words = useWords();
  /** The line that was put back last, by uuid. */
  const [back, setBack] = useState('');
  const undo = (line: ViewLine) => {
    setBack(line.uuid);
    onUndo(line);
  };
  return (
    <section className={style['lines']} aria-labelledby="cart-lines">
      <h2 className="visually-hidden" id="cart-lines">
        {words('cart.lines')}
      </h2>
      <ul className={style['rows']} role="list">
        {rows.map(({ line, isRemoved }) => (
          <li key={line.uuid}>
            {isRemoved ? (
              <RemovedLine line={line} onUndo={() => undo(line)} />
            ) : (
              <CartLine
                line={line}
                takesFocus={line.uuid === back}
                onMore={() => onMore(line)}
                onLess={() => onLess(line)}
                onRemove={() => onRemove(line)}
              />
            )}
          </li>
        ))}
      </ul>
      <PriceTerms regime={vatRegime} lots={rows.map(({ line }) => line.insect)} terms={terms} />
    </section>
  );
}

/** Stands where a line was, until the page is left. The focus comes here: the button that held it is gone. */
function RemovedLine({ line, onUndo }: { line: ViewLine; onUndo(): void }) {
  const words = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const { name, authority } = line.insect;
  return (
    <div className={removedLineStyle['removed']} role="status">
      <p>
        <FormattedMessage
          id="cart.removed"
          values={{ name: <InsectName name={name} isLatin={authority !== ''} /> }}
        />
      </p>
      <Button variant="quiet" ref={undo} onClick={onUndo} aria-label={words('cart.undoNamed', { name })}>
        {words('cart.undo')}
      </Button>
    </div>
  );
}
