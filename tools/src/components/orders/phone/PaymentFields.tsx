import type { TaxQuote } from '@vitrine/shared/contract/orders/checkout';
import { taxFacts } from '@vitrine/shared/contract/orders/tax/tax-facts';
import { totalVat } from '@vitrine/shared/contract/orders/tax/vat-terms';
import { PHONE_PAYMENTS } from '@vitrine/shared/contract/tools/orders/phone-orders';
import { ChoiceField } from '@vitrine/shared/forms/fields/ChoiceField';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { TextAreaField } from '@vitrine/shared/forms/fields/TextAreaField';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { PhoneOrder } from './use-phone-order.ts';
import { useWords } from '../../../model/use-words.ts';
import { Section } from '../Section.tsx';
import style from './PhoneOrder.module.css';
import { Announced } from '../../Announced.tsx';

/** How it goes and how it is paid; what it comes to. */
export function PaymentFields({ order }: { order: PhoneOrder }) {
  const words = useWords();
  const locale = useLocale();
  const { field, set, values, offers, offer, taxes, isTakenAlong, isPriced, quoteFault } = order;
  return (
    <Section title={words('phone.shippingAndPayment')}>
      <CheckField
        name="isTakenAlong"
        label={words('phone.takenAlong')}
        checked={isTakenAlong}
        onChange={({ target }) => order.takeAlong(target.checked)}
      />
      {isTakenAlong && <p className={style['takenAlong']}>{words('phone.takenAlongHint')}</p>}
      {offers.length > 0 && (
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
      )}
      <Announced hidden={offers.length > 0 || (isTakenAlong && quoteFault === '')}>
        {offers.length === 0 && (quoteFault || (!isTakenAlong && words('phone.noShipping')))}
      </Announced>
      <ChoiceField
        legend={words('phone.payment')}
        name="payment"
        value={values.payment}
        onChange={(payment) => set('payment', payment)}
        options={(isTakenAlong ? (['cash'] as const) : PHONE_PAYMENTS.toReversed()).map((payment) => ({
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
      <Announced as="div" hidden={!isPriced}>
        {isPriced && (
          <p className={style['total']}>
            {words('phone.total', { total: formatMoney(order.totalCents, locale) })}
          </p>
        )}
        {isPriced && taxes && <Taxes taxes={taxes} />}
      </Announced>
      {values.email.trim() !== '' && <p className={style['detail']}>{words('phone.conditions')}</p>}
    </Section>
  );
}

/** How much of the total is VAT, and what is to be told to the customer before the order is placed. */
function Taxes({ taxes }: { taxes: TaxQuote }) {
  const words = useWords();
  const locale = useLocale();
  const vat = totalVat(taxes);
  return (
    <ul className={style['taxes']} role="list">
      {taxes.vatCents > 0 && <li>{words('phone.tax.vat', { vat: formatMoney(taxes.vatCents, locale) })}</li>}
      {vat === 'none' && <li>{words('phone.tax.none')}</li>}
      {taxFacts(taxes).map((fact) => (
        <li key={fact}>{words(`phone.tax.${fact}`)}</li>
      ))}
    </ul>
  );
}
