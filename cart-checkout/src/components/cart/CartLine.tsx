import { useEffect, useRef } from 'react';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Picture } from '@vitrine/shared/ui/specimens/Picture';
import { Price } from '@vitrine/shared/ui/specimens/Price';
import { SpecimenLabel } from '@vitrine/shared/ui/specimens/SpecimenLabel';
import type { ViewLine } from '../../model/cart/cart-view.ts';
import { useWords } from '../../model/use-words.ts';
import { AmountStepper } from './AmountStepper.tsx';
import style from './CartLine.module.css';

interface CartLineProps {
  line: ViewLine;
  /** It was put back: the button that did so is gone. */
  takesFocus: boolean;
  onMore(): void;
  onLess(): void;
  onRemove(): void;
}

export function CartLine({ line, takesFocus, onMore, onLess, onRemove }: CartLineProps) {
  const words = useWords();
  const locale = useLocale();
  const { insect, amount, priceCents } = line;
  const out = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) out.current?.focus();
  }, [takesFocus]);
  // Of a single piece there is nothing to choose.
  const hasAmount = insect.stock > 1 || amount > 1;
  const hadAmount = useRef(hasAmount);
  useEffect(() => {
    // The button that was pressed went with the others.
    if (hadAmount.current && !hasAmount && document.activeElement === document.body) out.current?.focus();
    hadAmount.current = hasAmount;
  }, [hasAmount]);
  return (
    <article className={style['line']}>
      <div className={style['picture']}>
        <Picture picture={insect.picture} of={insect} alt="" sizes="(min-width: 48rem) 8.5rem, 5.5rem" />
      </div>
      <div className={style['label']}>
        <SpecimenLabel insect={insect} headingLevel={3} to={insectPath(insect, locale)} />
      </div>
      <div className={style['amount']}>
        {hasAmount && <AmountStepper name={insect.name} amount={amount} onMore={onMore} onLess={onLess} />}
        <Button
          variant="quiet"
          ref={out}
          className={style['remove']}
          onClick={onRemove}
          aria-label={words('cart.removeNamed', { name: insect.name })}
        >
          {words('cart.remove')}
        </Button>
      </div>
      <div className={style['price']}>
        <Price cents={amount * priceCents} />
        {amount > 1 && (
          <span className={style['each']}>
            {words('common.each', { price: formatMoney(priceCents, locale) })}
          </span>
        )}
      </div>
    </article>
  );
}
