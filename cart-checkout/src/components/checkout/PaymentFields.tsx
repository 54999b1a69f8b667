import { paymentMethodSchema, type PaymentMethod } from '@vitrine/shared/contract/frame';
import { ChoiceField } from '@vitrine/shared/forms/fields/ChoiceField';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { PaymentLogo } from '@vitrine/shared/ui/icons/PaymentLogo';
import type { Fields } from '../../model/checkout/fields.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';

interface PaymentFieldsProps {
  fields: Fields;
  methods: PaymentMethod[];
  /** Whether the shop knows that the shopper reads its mails: a transfer then has its week at once. */
  isConfirmed: boolean;
}

export function PaymentFields({ fields, methods, isConfirmed }: PaymentFieldsProps) {
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
          onChange={choose}
          options={methods.map((method) => ({
            value: method,
            label: <PaymentLogo method={method} />,
            detail: method === 'banktransfer' && words(isConfirmed ? 'field.transferWeek' : 'field.transfer'),
          }))}
        />
      )}
    </Step>
  );
}
