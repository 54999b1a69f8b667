import { useEffect } from 'react';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { ErrorSummary } from '@vitrine/shared/forms/ErrorSummary';
import { Form } from '@vitrine/shared/forms/Form';
import { CartTrouble } from '../../components/cart/CartTrouble.tsx';
import { AddressFields } from '../../components/checkout/AddressFields.tsx';
import { CheckoutSummary } from '../../components/checkout/CheckoutSummary.tsx';
import { ContactFields } from '../../components/checkout/ContactFields.tsx';
import { TooMuchReserved } from '../../components/checkout/TooMuchReserved.tsx';
import { GiftFields } from '../../components/checkout/GiftFields.tsx';
import { HoldNote } from '../../components/checkout/HoldNote.tsx';
import { OrderFailed } from '../../components/checkout/OrderFailed.tsx';
import { PaymentFields } from '../../components/checkout/PaymentFields.tsx';
import { RemarksField } from '../../components/checkout/RemarksField.tsx';
import { SavedAddresses } from '../../components/checkout/SavedAddresses.tsx';
import { ShippingFields } from '../../components/checkout/ShippingFields.tsx';
import { TwoColumns } from '../../components/TwoColumns.tsx';
import { UnansweredOrder } from '../../components/checkout/UnansweredOrder.tsx';
import { fieldLabel } from '../../model/checkout/field-labels.ts';
import { canSave } from '../../model/checkout/shopper.ts';
import { guessedTaxWords, taxWords } from '../../model/checkout/tax-notes.ts';
import { useWords } from '../../model/use-words.ts';
import { holdCountries, type CheckoutData } from './load-checkout.ts';
import type { CheckedCart } from '../cart/use-checked-cart.ts';
import type { PlaceOrder } from './use-place-order.ts';
import { useCheckoutForm } from './use-checkout-form.ts';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { LoginLink } from '../../components/checkout/LoginLink.tsx';
import style from './CheckoutForm.module.css';

interface CheckoutFormProps {
  data: CheckoutData;
  /** With at least one line. */
  cart: CheckedCart;
  order: PlaceOrder;
}

type CheckoutFormState = ReturnType<typeof useCheckoutForm>;

/** The form of the checkout. It is drawn only in the browser, where the cart is. */
export function CheckoutForm({ data, cart, order }: CheckoutFormProps) {
  const form = useCheckoutForm(data, cart, order);
  const { unanswered, isSending } = order;
  useEffect(() => holdCountries(data.countries), [data.countries]);
  return (
    <>
      {unanswered && !form.failure && !isSending && (
        <UnansweredOrder order={unanswered} isSending={false} onAsk={() => void form.send(unanswered)} />
      )}
      <Form errors={form.errors} onSubmit={form.submit} onInput={form.touch}>
        <TwoColumns
          main={<Steps data={data} cart={cart} form={form} />}
          side={<Summary data={data} cart={cart} form={form} isSending={isSending} />}
        />
      </Form>
    </>
  );
}

function Steps({ data, cart, form }: { data: CheckoutData; cart: CheckedCart; form: CheckoutFormState }) {
  const words = useWords();
  const { draft, shipping, option, hold } = form;
  const fields = { draft, onChange: form.change };
  const isOthers = form.taxes.quote?.business === 'other-name';
  const example = data.examples.find(({ code }) => code === draft.country);
  const line = (name: string, text: string) => {
    const label = fieldLabel(name);
    return label ? words('common.labelled', { label: words(label), text }) : text;
  };
  return (
    <div className={style['steps']}>
      <ErrorSummary title={words('checkout.errors')} line={line} />
      <RequiredNote>{words('common.required')}</RequiredNote>
      {form.refusedShare && <TooMuchReserved left={form.refusedShare} />}
      {!form.isPaused && !form.refusedShare && (
        <HoldNote hold={hold} onRenew={form.renew} onExtend={() => void form.extend()} />
      )}
      <ContactFields fields={fields} shopper={data.shopper} phoneExample={example?.phoneExample ?? ''} />
      <AddressFields
        fields={fields}
        countries={data.countries}
        refusals={{
          ...(shipping.status === 'refused' && { [shipping.field]: shipping.message }),
          ...(isOthers && { vatNumber: words('totals.businessOtherName') }),
        }}
        postalCodeExample={example?.postalCode ?? ''}
        saved={data.shopper && <SavedAddresses fields={fields} addresses={data.shopper.addresses} />}
        keep={<KeepAddress data={data} form={form} />}
      />
      <ShippingFields
        fields={fields}
        shipping={shipping}
        chosen={option?.code ?? ''}
        goodsCents={cart.goodsCents}
        closing={data.closing}
        email={data.email}
        place={form.shippingPlace}
        onRetry={form.retryShipping}
      />
      <PaymentFields
        fields={fields}
        methods={data.paymentMethods}
        isConfirmed={data.shopper?.account.is_email_verified === true && !form.isSessionExpired}
      />
      <GiftFields fields={fields} />
      <RemarksField fields={fields} />
    </div>
  );
}

/** Only for an address that is not in the book yet, of somebody who has one. */
function KeepAddress({ data, form }: { data: CheckoutData; form: CheckoutFormState }) {
  const words = useWords();
  if (!data.shopper || !canSave(form.draft, data.shopper.addresses)) return null;
  return (
    <CheckField
      name="saveAddress"
      label={words('field.saveAddress')}
      checked={form.isSaving}
      onChange={(event) => form.setSaving(event.target.checked)}
    />
  );
}

interface SummaryProps {
  data: CheckoutData;
  cart: CheckedCart;
  form: CheckoutFormState;
  isSending: boolean;
}

function Summary({ data, cart, form, isSending }: SummaryProps) {
  const { failure, shipping } = form;
  const { quote } = form.taxes;
  const lineErrors = {
    ...(shipping.status === 'refused' && shipping.lines),
    ...(failure?.kind === 'rejected' && failure.lines),
  };
  return (
    <CheckoutSummary
      lineErrors={lineErrors}
      {...amountsOf(form, cart)}
      taxes={quote ? taxWords(quote) : guessedTaxWords(data.vatRegime, form.draft, lotsOf(cart))}
      conditions={{ isAccepted: form.isAccepted, onAccept: form.setAccepted }}
      canOrder={data.paymentMethods.length > 0}
      isPaused={form.isPaused}
      closing={data.closing}
      notice={data.notice}
      isBusy={isSending || form.isCounting}
      trouble={<Trouble form={form} cart={cart} />}
    />
  );
}

const lotsOf = ({ lines }: CheckedCart) => lines.map(({ insect }) => insect);

/** As the shop counts them, with the taxes of where it goes; until then as its lists show them. */
function amountsOf({ taxes: { quote }, option }: CheckoutFormState, { lines, goodsCents }: CheckedCart) {
  if (!quote) return { lines, goodsCents, shippingCents: option?.priceCents ?? null };
  const priceOf = new Map(quote.lines.map((line) => [line.uuid, line.priceCents]));
  const priced = lines.map((line) => ({ ...line, priceCents: priceOf.get(line.uuid) ?? line.priceCents }));
  return { lines: priced, goodsCents: quote.goodsCents, shippingCents: quote.shippingCents };
}

function Trouble({
  form: { failure, isSessionExpired, sentCents },
  cart,
}: {
  form: CheckoutFormState;
  cart: CheckedCart;
}) {
  return (
    <>
      <CartTrouble cart={cart} />
      {isSessionExpired && <SessionExpired />}
      {failure && <OrderFailed failure={failure} sentCents={sentCents} changes={cart.changes} />}
    </>
  );
}

/** Beside the button, for who began logged in and is so no more: the order would be a guest's now. */
function SessionExpired() {
  const words = useWords();
  return (
    <Notice tone="error" title={words('checkout.loginLost.title')}>
      <LoginLink id="checkout.loginLost.text" />
    </Notice>
  );
}
