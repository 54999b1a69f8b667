import type { Order } from '@vitrine/shared/contract/order';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import { hasEnded, paymentStage, type PaymentStage } from '../model/payment-stage.ts';
import { useWords } from '../model/use-words.ts';
import style from './PaymentNews.module.css';

interface PaymentNewsProps {
  order: Order;
  /** slow: it has been processing for longer than anyone waits; unpaid: somebody came back from the provider's page. */
  stage: PaymentStage | 'slow' | 'unpaid';
}

/** What became of the payment, read out when it changes. */
export function PaymentNews({ order, stage }: PaymentNewsProps) {
  const words = useWords();
  return (
    <div className={style['news']} data-stage={stage} role="status">
      <p className={style['reference']}>{words('pay.reference', { reference: order.reference })}</p>
      <PageTitle lead={words(`pay.${stage}.text`, { email: order.email })}>
        {words(`pay.${stage}.title`)}
      </PageTitle>
      {hasEnded(paymentStage(order)) && (
        <p className={style['next']}>{words(order.canPay ? 'pay.kept' : 'pay.gone')}</p>
      )}
    </div>
  );
}
