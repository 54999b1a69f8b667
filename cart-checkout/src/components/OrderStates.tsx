import type { Order } from '@vitrine/shared/contract/order';
import { DefinitionList } from '@vitrine/shared/ui/DefinitionList';
import { PaymentLogo } from '@vitrine/shared/ui/PaymentLogo';
import { useWords } from '../model/use-words.ts';
import { Step } from './Step.tsx';

/** How far the order, its payment and its parcel are, in words. */
export function OrderStates({ order }: { order: Order }) {
  const words = useWords();
  const isNeverSent = order.orderState === 'cancelled' && order.fulfilmentState === 'waiting';
  const delivery = {
    term: words('order.fulfilment'),
    description: words(`state.fulfilment.${order.fulfilmentState}`),
  };
  return (
    <Step id="order-states" title={words('order.status')}>
      <DefinitionList
        items={[
          { term: words('order.state'), description: words(`state.order.${order.orderState}`) },
          { term: words('order.payment'), description: words(`state.payment.${order.paymentState}`) },
          { term: words('order.method'), description: <PaymentLogo method={order.paymentMethod} /> },
          ...(isNeverSent ? [] : [delivery]),
        ]}
      />
    </Step>
  );
}
