import { paymentMethodSchema, type PaymentMethod } from '@vitrine/shared/contract/frame';
import { ChoiceField } from '@vitrine/shared/ui/ChoiceField';
import { Notice } from '@vitrine/shared/ui/Notice';
import { PaymentLogo } from '@vitrine/shared/ui/PaymentLogo';
import type { Fields } from '../../model/checkout/fields.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';

export function PaymentFields({ fields, methods }: { fields: Fields; methods: PaymentMethod[] }) {
  const words = useWords();
  const choose = (value: string) => {
    const method = paymentMethodSchema.safeParse(value);
    if (method.success) fields.onChange({ paymentMethod: method.data });
  };
  return (
    <Step id="checkout-payment" title={words('checkout.payment')}>
      {methods.length === 0 ? (
        <Notice tone="warning">{words('payment.none')}</Notice>
      ) : (
        <ChoiceField
          legend={words('field.paymentMethod')}
          name="paymentMethod"
          value={fields.draft.paymentMethod}
          error={fields.errors['paymentMethod']}
          onChange={choose}
          options={methods.map((method) => ({
            value: method,
            label: <PaymentLogo method={method} />,
            detail: method === 'banktransfer' && words('field.transfer'),
          }))}
        />
      )}
    </Step>
  );
}
