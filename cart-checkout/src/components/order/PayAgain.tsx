import { useState } from 'react';
import { paymentMethodSchema, type PaymentMethod } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/orders/order';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ChoiceField } from '@vitrine/shared/forms/fields/ChoiceField';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { PaymentLogo } from '@vitrine/shared/ui/icons/PaymentLogo';
import { hasEnded, paymentStage } from '../../model/payment/payment-stage.ts';
import { useWords } from '../../model/use-words.ts';
import style from './PayAgain.module.css';

interface PayAgainProps {
  order: Order;
  methods: PaymentMethod[];
  isStarting: boolean;
  /** It could not be started. */
  hasFailed: boolean;
  onPay(method: PaymentMethod): void;
}

/** Another attempt to pay, or the way back to one that never ended. */
export function PayAgain({ order, methods, isStarting, hasFailed, onPay }: PayAgainProps) {
  const words = useWords();
  const offered = order.payableBy ?? methods;
  const [wanted, setWanted] = useState(order.paymentMethod);
  // What was chosen may have run out of time while the page was open.
  const chosen = offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
  const late = useAnnounced<HTMLDivElement>();
  const isLate = methods.some((method) => !offered.includes(method));
  const choose = (value: string) => {
    const read = paymentMethodSchema.safeParse(value);
    if (read.success) setWanted(read.data);
  };
  return (
    <div className={style['again']}>
      <div ref={late}>{isLate && <p className={style['late']}>{words('pay.late')}</p>}</div>
      <ChoiceField
        legend={words('pay.otherMethod')}
        name="paymentMethod"
        value={chosen}
        onChange={choose}
        options={offered.map((method) => ({ value: method, label: <PaymentLogo method={method} /> }))}
      />
      {hasFailed && <Notice tone="error">{words('pay.retryFailed')}</Notice>}
      <Button busy={isStarting} onClick={() => onPay(chosen)}>
        {words(hasEnded(paymentStage(order)) ? 'pay.retry' : 'pay.goOn')}
      </Button>
    </div>
  );
}
