import { vatTerms } from '@vitrine/shared/contract/vat';
import { CheckField } from '@vitrine/shared/ui/CheckField';
import { ErrorSummary } from '@vitrine/shared/ui/ErrorSummary';
import { AddressFields } from '../../components/checkout/AddressFields.tsx';
import { CheckoutSummary } from '../../components/checkout/CheckoutSummary.tsx';
import { ContactFields } from '../../components/checkout/ContactFields.tsx';
import { HoldNote } from '../../components/checkout/HoldNote.tsx';
import { OrderFailed } from '../../components/checkout/OrderFailed.tsx';
import { PaymentFields } from '../../components/checkout/PaymentFields.tsx';
import { RemarksField } from '../../components/checkout/RemarksField.tsx';
import { SavedAddresses } from '../../components/checkout/SavedAddresses.tsx';
import { ShippingFields } from '../../components/checkout/ShippingFields.tsx';
import { TwoColumns } from '../../components/TwoColumns.tsx';
import { UnansweredOrder } from '../../components/checkout/UnansweredOrder.tsx';
import { byPlace, fieldLabel } from '../../model/checkout/field-labels.ts';
import { canSave } from '../../model/checkout/shopper.ts';
import { useWords } from '../../model/use-words.ts';
import type { CheckoutData } from './load-checkout.ts';
import type { CheckedCart } from '../cart/use-checked-cart.ts';
import type { PlaceOrder } from './use-place-order.ts';
import { useTill } from './use-till.ts';
import { Notice } from '@vitrine/shared/ui/Notice';
import { LoginLink } from '../../components/checkout/LoginLink.tsx';
import type { Draft } from '../../model/checkout/draft.ts';
import type { Shipping } from '../../model/checkout/shipping.ts';
import style from './Till.module.css';

interface TillProps {
  data: CheckoutData;
  /** With at least one line. */
  cart: CheckedCart;
  order: PlaceOrder;
}

type TillState = ReturnType<typeof useTill>;

/** The form of the checkout. It is drawn only in the browser, where the cart is. */
export function Till({ data, cart, order }: TillProps) {
  const till = useTill(data, cart, order);
  const { unanswered, isSending } = order;
  return (
    <>
      {unanswered && !till.failure && !isSending && (
        <UnansweredOrder order={unanswered} isSending={false} onAsk={() => void till.send(unanswered)} />
      )}
      {/* The shop itself judges every field: its sentences are clearer than the browser's. */}
      <form noValidate onSubmit={till.submit} onInput={till.touch}>
        <TwoColumns
          main={<Steps data={data} cart={cart} till={till} />}
          side={<Summary data={data} cart={cart} till={till} isSending={isSending} />}
        />
      </form>
    </>
  );
}

function Steps({ data, cart, till }: { data: CheckoutData; cart: CheckedCart; till: TillState }) {
  const words = useWords();
  const { draft, shipping, option, hold } = till;
  const refused = nameNoShipping(
    till.failure?.kind === 'rejected' ? till.failure.fields : {},
    shipping,
    words('shipping.none', { email: data.email }),
  );
  const standing = standingErrors(refused, till.sent.draft, draft);
  const errors = { ...(shipping.status === 'refused' && { country: shipping.message }), ...standing };
  const fields = { draft, errors, onChange: till.change };
  const example = data.examples.find(({ code }) => code === draft.country);
  const listed = listErrors(refused, words);
  return (
    <div className={style['steps']}>
      <ErrorSummary title={words('checkout.errors')} errors={listed} />
      {!till.isPaused && <HoldNote hold={hold} onRenew={till.renew} />}
      <ContactFields fields={fields} shopper={data.shopper} phoneExample={example?.phoneExample ?? ''} />
      <AddressFields
        fields={fields}
        countries={data.countries}
        postalCodeExample={example?.postalCode ?? ''}
        saved={data.shopper && <SavedAddresses fields={fields} addresses={data.shopper.addresses} />}
        keep={<KeepAddress data={data} till={till} />}
      />
      <ShippingFields
        fields={fields}
        shipping={shipping}
        chosen={option?.code ?? ''}
        goodsCents={cart.goodsCents}
        shipsFrom={data.shipsFrom}
        email={data.email}
        onRetry={till.retryShipping}
      />
      <PaymentFields fields={fields} methods={data.paymentMethods} />
      <RemarksField fields={fields} />
    </div>
  );
}

/** As they stand on the page, each with the name of its field. */
function listErrors(refused: Record<string, string>, words: ReturnType<typeof useWords>) {
  const names = Object.keys(refused).toSorted(byPlace);
  return names.map((name) => {
    const label = fieldLabel(name);
    const text = refused[name] ?? '';
    return { name, message: label ? words('common.labelled', { label: words(label), text }) : text };
  });
}

/** Only for an address that is not in the book yet, of somebody who has one. */
function KeepAddress({ data, till }: { data: CheckoutData; till: TillState }) {
  const words = useWords();
  if (!data.shopper || !canSave(till.draft, data.shopper.addresses)) return null;
  return (
    <CheckField
      name="saveAddress"
      label={words('field.saveAddress')}
      checked={till.isSaving}
      onChange={(event) => till.setSaving(event.target.checked)}
    />
  );
}

interface SummaryProps {
  data: CheckoutData;
  cart: CheckedCart;
  till: TillState;
  isSending: boolean;
}

function Summary({ data, cart, till, isSending }: SummaryProps) {
  const { failure, shipping, option } = till;
  const refused = failure?.kind === 'rejected' ? failure.fields['acceptsConditions'] : undefined;
  const error = till.isAccepted ? undefined : refused;
  const lineErrors = {
    ...(shipping.status === 'refused' && shipping.lines),
    ...(failure?.kind === 'rejected' && failure.lines),
  };
  return (
    <CheckoutSummary
      lines={cart.lines}
      lineErrors={lineErrors}
      goodsCents={cart.goodsCents}
      shippingCents={option?.priceCents ?? null}
      terms={vatTerms(data.vatRegime, till.draft.country)}
      conditions={{ isAccepted: till.isAccepted, error, onAccept: till.setAccepted }}
      canOrder={data.paymentMethods.length > 0}
      isPaused={till.isPaused}
      isBusy={isSending || shipping.status === 'waiting'}
      trouble={<Trouble till={till} cart={cart} />}
    />
  );
}

function Trouble({
  till: { failure, isSessionExpired, sent },
  cart,
}: {
  till: TillState;
  cart: CheckedCart;
}) {
  return (
    <>
      {isSessionExpired && <SessionExpired />}
      {failure && <OrderFailed failure={failure} sentCents={sent.totalCents} changes={cart.changes} />}
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

/** The errors that still stand: a field that was changed since the order was sent is being corrected. */
function standingErrors(errors: Record<string, string>, sent: Draft, now: Draft): Record<string, string> {
  const before = new Map(Object.entries(sent));
  const after = new Map(Object.entries(now));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => before.get(name) === after.get(name)));
}

/**
 * Where no way to ship is offered, none was left out: the error belongs to the country, and says why.
 * @param none said when the shop gave no reason
 */
function nameNoShipping(
  errors: Record<string, string>,
  shipping: Shipping,
  none: string,
): Record<string, string> {
  const { shippingCode, ...others } = errors;
  if (shippingCode === undefined) return errors;
  if (shipping.status === 'refused') return { country: shipping.message, ...others };
  if (shipping.status === 'ready' && shipping.options.length === 0) return { country: none, ...others };
  return errors;
}
