import type { CartChange } from '@vitrine/shared/cart/reconcile';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import type { ToldFailure } from '../../model/checkout/order-failure.ts';
import { useWords } from '../../model/use-words.ts';
import { TooMuchReserved } from './TooMuchReserved.tsx';
import { ChangeList } from '../cart/ChangeList.tsx';
import { AlreadyOrdered } from './AlreadyOrdered.tsx';

interface OrderFailedProps {
  failure: ToldFailure;
  /** The total that the shopper saw when ordering. */
  sentCents: number;
  /** What it changed in the cart. */
  changes: CartChange[];
}

/**
 * Why the order did not go through, beside the button that was pressed. Faulty fields are named above
 * the form, other refusals are told by `useObey`.
 */
export function OrderFailed({ failure, sentCents, changes }: OrderFailedProps) {
  const words = useWords();
  const locale = useLocale();
  switch (failure.kind) {
    case 'lost':
      return (
        <Notice tone="error" title={words('checkout.lost.title')}>
          {words('checkout.lost.text')}
        </Notice>
      );
    case 'out-of-stock':
      return (
        <Notice tone="error" title={words('checkout.stock.title')}>
          <ChangeList changes={changes} />
          <p>{words('checkout.stock.text')}</p>
        </Notice>
      );
    case 'already-ordered':
      return <AlreadyOrdered order={failure.order} />;
    case 'too-much-kept':
      return <TooMuchReserved left={failure.left} />;
    case 'price-changed':
      return (
        <Notice tone="error" title={words('checkout.price.title')}>
          <ChangeList changes={changes} />
          <p>
            {words('checkout.price.text', {
              before: formatMoney(sentCents, locale),
              total: formatMoney(failure.totalCents, locale),
            })}
          </p>
        </Notice>
      );
    case 'rejected':
      return null;
  }
}
