import type { Order } from '@vitrine/shared/contract/order';
import { PageTitle } from '@vitrine/shared/ui/PageTitle';
import type { PaymentStage } from '../model/payment-stage.ts';
import { useWords } from '../model/use-words.ts';
import style from './PaymentNews.module.css';

interface PaymentNewsProps {
  order: Order;
  /** slow: it has been processing for longer than anyone waits. */
  stage: PaymentStage | 'slow';
}

/** What became of the payment, read out when it changes. */
export function PaymentNews({ order, stage }: PaymentNewsProps) {
  const words = useWords();
  const isOver = stage === 'failed' || stage === 'cancelled' || stage === 'expired';
  return (
    <div className={style['news']} data-stage={stage} role="status">
      <p className={style['reference']}>{words('pay.reference', { reference: order.reference })}</p>
      <PageTitle lead={words(`pay.${stage}.text`, { email: order.email })}>
        {words(`pay.${stage}.title`)}
      </PageTitle>
      {isOver && <p className={style['next']}>{words(order.canPay ? 'pay.kept' : 'pay.gone')}</p>}
    </div>
  );
}
