import { useCallback, useState, useEffect, useRef } from 'react';
import { readBrowserHold } from '@vitrine/shared/cart/browser-hold';
import type { ApiFailure, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Address, OrderRequest } from '@vitrine/shared/contract/orders/place-order';
import type { TooMuchReserved } from '@vitrine/shared/contract/orders/cart-check';
import { NO_ERRORS, type FieldErrors } from '@vitrine/shared/forms/field-errors';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { saveAddress } from '../../api/account.ts';
import { noteAddressSaveFailed } from '../../model/checkout/address-save-failed.ts';
import { companyOfDraft } from '../../model/checkout/draft.ts';
import { chosenShipping } from '../../model/checkout/chosen-shipping.ts';
import { readOrderFailure, type OrderFailure, type ToldFailure } from '../../model/checkout/order-failure.ts';
import type { Hold } from '../../model/checkout/hold.ts';
import { orderRequest } from '../../model/checkout/order-request.ts';
import { canSave } from '../../model/checkout/shopper.ts';
import type { Shipping } from '../../model/checkout/shipping.ts';
import { useDraft } from '../../model/checkout/use-draft.ts';
import { useWords } from '../../model/use-words.ts';
import type { CheckoutData } from './load-checkout.ts';
import type { CheckedCart } from '../cart/use-checked-cart.ts';
import { useHold } from './use-hold.ts';
import type { PlaceOrder } from './use-place-order.ts';
import { useTaxes } from './use-taxes.ts';
import { useShipping } from './use-shipping.ts';

const QUIET_MS = 400;

/** All that the checkout's form knows and does: what is typed, what shipping costs, what is put aside, what went wrong. */
export function useCheckoutForm(data: CheckoutData, cart: CheckedCart, order: PlaceOrder) {
  const none = useWords()('shipping.none', { email: data.email });
  const locale = useLocale();
  const { browserApi } = useRemote();
  const { draft, change } = useDraft(data.paymentMethods, data.shopper);
  const postalCode = useSettled(draft.postalCode);
  const vatNumber = useSettled(draft.vatNumber);
  const ownCompany = companyOfDraft(draft);
  const company = useSettled(ownCompany);
  const { country } = draft;
  const { shipping, retry: retryShipping } = useShipping(country, cart.lines, postalCode);
  const shippingPlace = useRef<HTMLDivElement>(null);
  const [isAccepted, setAccepted] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ToldFailure | null>(null);
  /** The total that the shopper saw when the order was last sent. */
  const [sentCents, setSentCents] = useState(0);
  const accountId = data.shopper?.id ?? null;
  const { isSessionExpired, expire } = useSessionExpired(accountId);
  const { isPaused, handle } = useOrderFailure(data, cart);
  const { hold, renew, extend, settle } = useHold(cart.lines, order.isSending, handle);
  const option = shipping.status === 'ready' ? chosenShipping(shipping.options, draft.shippingCode) : null;
  const taxes = useTaxes({ country, postalCode, vatNumber, company, shippingCode: option?.code }, cart.lines);
  const isCounting =
    cart.isAsking ||
    shipping.status === 'waiting' ||
    taxes.isWaiting ||
    postalCode !== draft.postalCode ||
    vatNumber !== draft.vatNumber ||
    company !== ownCompany;
  const totalCents = taxes.quote?.totalCents ?? cart.goodsCents + (option?.priceCents ?? 0);

  const send = async (request: OrderRequest) => {
    setFailure(null);
    setSentCents(request.expectedTotalCents);
    const savesAddress = isSaving && data.shopper && canSave(draft, data.shopper.addresses);
    const answer = await order.send(request, {
      first: settle,
      ...(savesAddress && { last: () => keepAddress(browserApi, request.address) }),
    });
    if (!answer) return;
    const met = handle(answer);
    if (met.kind === 'session-ended') expire();
    else if (met.kind === 'rejected')
      setFailure({ ...met, fields: nameNoShipping(met.fields, shipping, none) });
    else if (met.kind !== 'paused') setFailure(met);
    // Shipping may be free from another amount on.
    if (met.kind === 'price-changed') retryShipping();
  };
  const submit = () => {
    // Nobody can agree to a total that is not there yet.
    if (isCounting) return;
    // Nor to a part of the cart only.
    if (cart.trouble) return cart.recheck();
    // Without its ways there is no field to choose one in: an order without one would only be refused.
    if (shipping.status === 'failed') {
      shippingPlace.current?.focus();
      return retryShipping();
    }
    void send(
      orderRequest({
        locale,
        lines: cart.lines,
        holdId: hold.status === 'held' ? hold.holdId : readBrowserHold(),
        draft: { ...draft, shippingCode: option?.code ?? '' },
        acceptsConditions: isAccepted,
        // Who was told and presses the button orders as a guest.
        accountId: isSessionExpired ? null : accountId,
        totalCents,
      }),
    );
  };
  const touch = () => {
    if (hold.status === 'lapsed') renew();
  };
  return {
    draft,
    change,
    shipping,
    retryShipping,
    shippingPlace,
    option,
    taxes,
    isCounting,
    hold,
    renew,
    extend,
    isPaused,
    isAccepted,
    setAccepted,
    isSaving,
    setSaving,
    failure,
    refusedShare: refusedShare(hold),
    errors: failure?.kind === 'rejected' ? failure.fields : NO_ERRORS,
    isSessionExpired,
    sentCents,
    send,
    submit,
    touch,
  };
}

/** What may be reserved when the cart is more: it cannot be ordered either, and nobody has to type to learn it. */
function refusedShare(hold: Hold): TooMuchReserved['left'] | null {
  if (hold.status !== 'failed') return null;
  const failure = readOrderFailure(hold.failure);
  return failure.kind === 'too-much-kept' ? failure.left : null;
}

/** The shopper is about to leave for the payment: what did not work is told on the page after it. */
async function keepAddress(api: ApiTransport, address: Address): Promise<void> {
  if (!(await saveAddress(api, address))) noteAddressSaveFailed();
}

/**
 * Where no way to ship is offered, none was left out: the error belongs to the country or the postal code, and says why.
 * @param none said when the shop gave no reason
 */
function nameNoShipping(errors: FieldErrors, shipping: Shipping, none: string): FieldErrors {
  const { shippingCode, ...others } = errors;
  if (shippingCode === undefined) return errors;
  if (shipping.status === 'refused') return { [shipping.field]: shipping.message, ...others };
  if (shipping.status === 'ready' && shipping.options.length === 0) return { country: none, ...others };
  return errors;
}

/** Applies a refused hold or order to the page. */
function useOrderFailure(
  { isPaused, closing }: Pick<CheckoutData, 'isPaused' | 'closing'>,
  { accept, recheck }: CheckedCart,
) {
  const [refusal, setRefusal] = useState({ closing, isPaused: false });
  // The page has heard of the closing since, or of its end.
  if (refusal.closing !== closing) setRefusal({ closing, isPaused: false });
  const handle = useCallback(
    (failure: ApiFailure): OrderFailure => {
      const read = readOrderFailure(failure);
      if (read.kind === 'paused') setRefusal((now) => ({ ...now, isPaused: true }));
      if (read.kind === 'out-of-stock') accept(read.check);
      if (read.kind === 'price-changed' && read.check) accept(read.check);
      if (read.kind === 'price-changed' && !read.check) recheck();
      return read;
    },
    [accept, recheck],
  );
  // The closing itself may begin, or be over, while the page is open.
  return { isPaused: isPaused || refusal.isPaused, handle };
}

/**
 * Whether the session expired while this page was open: ended in another tab, or timed out.
 *
 * @param accountId of the profile on the page, or null
 */
function useSessionExpired(accountId: number | null) {
  const [login, setLogin] = useState({ accountId, isLost: false });
  if (login.accountId !== accountId) setLogin({ accountId, isLost: accountId === null });
  /** The API said so before the page knew. */
  const expire = () => setLogin({ accountId, isLost: true });
  return { isSessionExpired: login.isLost, expire };
}

/** What is typed, debounced: as it was before until nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
