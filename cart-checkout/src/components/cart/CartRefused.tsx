import { clearBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { Button } from '@vitrine/shared/ui/links/Button';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { useWords } from '../../model/use-words.ts';

/** The shop cannot read this cart, and would not the next time either: the way out is a new one. */
export function CartRefused() {
  const words = useWords();
  return (
    <EmptyState title={words('cart.failed.title')}>
      <p role="alert">{words('cart.refused.text')}</p>
      <Button onClick={clearBrowserCart}>{words('cart.refused.clear')}</Button>
    </EmptyState>
  );
}
