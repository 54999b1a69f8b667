import { PHONE_PAYMENTS } from '@vitrine/shared/contract/tools/phone-orders';
import { ChoiceField } from '@vitrine/shared/forms/ChoiceField';
import { TextAreaField } from '@vitrine/shared/forms/TextAreaField';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PhoneOrder } from './use-phone-order.ts';
import { useWords } from '../../../model/use-words.ts';
import { Section } from '../Section.tsx';
import style from './PhoneOrder.module.css';

/** How it goes and how it is paid; what it comes to. */
export function PaymentFields({ order }: { order: PhoneOrder }) {
  const words = useWords();
  const locale = useLocale();
  const { field, set, values, offers, offer } = order;
  return (
    <Section title={words('phone.shippingAndPayment')}>
      {offers.length > 0 ? (
        <ChoiceField
          legend={words('phone.shipping')}
          name="shippingCode"
          value={offer?.code ?? ''}
          onChange={(code) => set('shippingCode', code)}
          options={offers.map(({ code, name, priceCents }) => ({
            value: code,
            label: name[locale],
            aside: formatMoney(priceCents, locale),
          }))}
        />
      ) : (
        <p role="status">{order.quoteFault || words('phone.noShipping')}</p>
      )}
      <ChoiceField
        legend={words('phone.payment')}
        name="payment"
        value={values.payment}
        onChange={(payment) => set('payment', payment)}
        options={PHONE_PAYMENTS.toReversed().map((payment) => ({
          value: payment,
          label: words(`phone.payment.${payment}`),
          detail: words(`phone.payment.${payment}.detail`),
        }))}
      />
      <TextAreaField
        {...field('note')}
        hint={words(values.payment === 'cash' ? 'phone.noteCash' : 'phone.noteHint')}
        required={values.payment === 'cash'}
        rows={3}
      />
      {offer && (
        <p className={style['total']} role="status">
          {words('phone.total', { total: formatMoney(order.totalCents, locale) })}
        </p>
      )}
      <p className={style['detail']}>{words('phone.conditions')}</p>
    </Section>
  );
}
