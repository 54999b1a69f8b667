import type { OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useWords } from '../../model/use-words.ts';

interface UnansweredOrderProps {
  order: OrderRequest;
  isSending: boolean;
  onAsk(): void;
}

/** An order went out before this page was opened, and nobody knows whether it arrived. */
export function UnansweredOrder({ order, isSending, onAsk }: UnansweredOrderProps) {
  const words = useWords();
  const total = formatMoney(order.expectedTotalCents, useLocale());
  return (
    <Notice tone="warning" title={words('checkout.unanswered.title')}>
      <p>{words('checkout.unanswered.text', { total })}</p>
      <Button variant="quiet" busy={isSending} onClick={onAsk}>
        {words('checkout.unanswered.button')}
      </Button>
    </Notice>
  );
}
