import type { CartChange } from '@vitrine/shared/cart/reconcile';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';
import { ChangeList } from './ChangeList.tsx';

interface CartChangesProps {
  changes: CartChange[];
  /** The shopper has read them, and they need not be told again. */
  onAccept(): void;
}

/** What the shop had to change in the cart, line by line, and why. */
export function CartChanges({ changes, onAccept }: CartChangesProps) {
  const words = useWords();
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title={words('changes.title')}>
      <ChangeList changes={changes} />
      <Button variant="quiet" onClick={onAccept}>
        {words('changes.accept')}
      </Button>
    </Notice>
  );
}
