import { useNavigate } from 'react-router';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import { type InsectRow, insectRowSchema } from '@vitrine/shared/contract/tools/catalogue';
import {
  type PhoneCustomer,
  phoneCustomerSchema,
  type PhoneOrderRequest,
} from '@vitrine/shared/contract/tools/orders/phone-orders';
import { useIdempotencyKey } from '@vitrine/shared/forms/use-idempotency-key';
import { randomKey } from '@vitrine/shared/platform/random-key';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { useAction } from '@vitrine/shared/remote/use-action';
import { useDebounced } from '@vitrine/shared/ui/use-debounced';
import { z } from '@vitrine/shared/contract/zod';
import { findCustomer, placePhoneOrder, quoteShipping, quoteTaxes } from '../../../api/phone-orders.ts';
import { toolsApi } from '../../../api/tools-api.ts';
import { useCurrentStaff } from '../../../model/current-staff.ts';
import { sentKey } from '../../../model/editing/drafts.ts';
import { fieldsOf } from '../../../model/editing/form-fields.ts';
import { useWords } from '../../../model/use-words.ts';
import { useTabDraft } from '../../../model/editing/use-tab-draft.ts';

/** An order that staff put together for a customer. What was typed stays until it is placed, over a login too. */
export function usePhoneOrder(countries: readonly string[]) {
  const api = useRemote().browserApi;
  const navigate = useNavigate();
  const locale = useLocale();
  const name = `${useCurrentStaff().email}:phone-order`;
  const intent = useIdempotencyKey(sentKey(name));
  const draft = usePhoneDraft(name, countries, locale);
  const fields = usePhoneFields(draft);
  const { values } = fields;
  const { lots, account } = draft.value;
  const setLots = (next: typeof lots) => draft.update((now) => ({ ...now, lots: next }));
  const setAccount = (next: typeof account) => draft.update((now) => ({ ...now, account: next }));
  const lines = lots.map(({ uuid, amount }) => ({ uuid, amount: Number(amount) }));
  const isCounted = lines.length > 0 && lines.every(({ amount }) => Number.isInteger(amount) && amount > 0);
  const place = { country: values.country, postalCode: values.postalCode.trim() };
  const isTakenAlong = values.takenAlong === TAKEN_ALONG;
  const isSent = isCounted && !isTakenAlong;
  const quoted = useDebounced(isSent ? JSON.stringify([place, lines]) : '', () =>
    quoteShipping(api, place, lines),
  );
  const offers = isSent && quoted?.ok ? quoted.value : [];
  const offer = offers.find(({ code }) => code === values.shippingCode) ?? offers[0];
  const goodsCents = lots.reduce((sum, { lot }, at) => sum + lot.priceCents * (lines[at]?.amount || 0), 0);
  const firm = { vatNumber: values.vatNumber.trim(), company: values.company.trim() };
  const way = { shippingCode: offer?.code ?? '', ...(isTakenAlong && { isTakenAlong }) };
  const question = { ...place, lines, ...way, ...firm };
  const isPriced = isCounted && (isTakenAlong || offer !== undefined);
  const asked = isPriced ? JSON.stringify(question) : '';
  const answer = useDebounced(asked, async (text, signal) => ({
    of: text,
    quote: await quoteTaxes(api, question, signal),
  }));
  // What was said of another address is not shown beside this one.
  const taxes = answer?.of === asked && answer.quote.ok ? answer.quote.value : null;
  const totalCents = taxes?.totalCents ?? goodsCents + (offer?.priceCents ?? 0);

  const look = useAction(
    () => findCustomer(toolsApi(api), values.email),
    ({ customer }) => {
      setAccount(customer ?? 'none');
      if (customer) fields.fillIn(customer);
    },
  );
  const placing = useAction(
    async () => {
      const { country, payment, language, email, phone, vatNumber, note } = values;
      const { firstname, lastname, company, street, houseNumber, postalCode, city } = values;
      // Its choices offer no other words than those of the contract.
      const body = {
        ...{ lines, language, payment, email, phone, vatNumber, note, expectedTotalCents: totalCents },
        address: { firstname, lastname, company, street, houseNumber, postalCode, city, country },
        ...way,
        ...(account && account !== 'none' && { accountId: account.accountId }),
      } as PhoneOrderRequest;
      // Before all is counted the shop refuses it: that try must not take the key of one that may have gone through.
      const key = taxes ? intent.keyFor(body) : randomKey();
      const answer = await placePhoneOrder(api, body, key);
      // Also when the page is gone by now: nobody is to find it there and place it once more.
      if (answer.ok) {
        draft.forget();
        intent.done();
      }
      return answer;
    },
    ({ reference }) => navigate(pathTo('toolsOrder', locale, { reference })),
  );
  return {
    ...fields,
    /** Whether it was typed before this page was loaded. */
    isRestored: draft.isRestored,
    discard() {
      draft.discard();
      intent.done();
    },
    lots,
    add(lot: InsectRow) {
      const { uuid } = lot;
      if (uuid !== undefined && lots.every((one) => one.uuid !== uuid))
        setLots([...lots, { uuid, amount: '1', lot }]);
    },
    change: (uuid: string, amount: string) =>
      setLots(lots.map((one) => (one.uuid === uuid ? { ...one, amount } : one))),
    remove: (uuid: string) => setLots(lots.filter((one) => one.uuid !== uuid)),
    account,
    look,
    typeEmail(email: string) {
      setAccount(null);
      fields.set('email', email);
    },
    offers,
    offer,
    isTakenAlong,
    takeAlong: (is: boolean) => fields.set('takenAlong', is ? TAKEN_ALONG : ''),
    /** Whether all is chosen that its total depends on. */
    isPriced,
    /** Why nothing is offered, or may not be sold here, when something was asked for. */
    quoteFault: faultOf(isTakenAlong ? (answer?.of === asked ? answer.quote : undefined) : quoted),
    goodsCents,
    totalCents,
    /** With the taxes of where it goes; null until the shop has counted them. */
    taxes,
    place: placing,
  };
}
export type PhoneOrder = ReturnType<typeof usePhoneOrder>;

/** As its draft has it that the lots are handed over at the stand. */
const TAKEN_ALONG = 'yes';

const faultOf = (answer: ApiResult<unknown> | null | undefined) =>
  answer && !answer.ok && answer.failure.kind === 'rejected' ? answer.failure.message : '';

function usePhoneFields({ value: { values: typed }, update }: ReturnType<typeof usePhoneDraft>) {
  const words = useWords();
  // What may be paid from home is not in anybody's hands yet.
  const values = typed.takenAlong === TAKEN_ALONG ? { ...typed, payment: 'cash' } : typed;
  type Name = keyof typeof values;
  const change = (more: Partial<typeof values>) =>
    update((now) => ({ ...now, values: { ...now.values, ...more } }));
  const set = (name: Name, value: string) => change({ [name]: value });
  const labels = {
    ...{ email: words('phone.email'), phone: words('phone.phone'), vatNumber: words('phone.vatNumber') },
    ...{ note: words('phone.note'), shippingCode: words('phone.shipping'), payment: words('phone.payment') },
    ...{ language: words('phone.language'), country: words('phone.country') },
    takenAlong: words('phone.takenAlong'),
    ...{ firstname: words('order.address.firstname'), lastname: words('order.address.lastname') },
    ...{ company: words('order.address.company'), street: words('order.address.street') },
    ...{ houseNumber: words('order.address.houseNumber'), postalCode: words('order.address.postalCode') },
    city: words('order.address.city'),
  };
  return {
    values,
    set,
    ...fieldsOf<Name>({ values, labels, set }),
    /** An account's own words take the place of what was typed, where it has any. */
    fillIn({ email, language: own, firstname, lastname, company, phone, address }: Customer) {
      const known = { email, language: own, firstname, lastname, company, phone, ...address };
      const filled = Object.entries(known).filter(([, text]) => text !== '');
      change(Object.fromEntries(filled));
    },
  };
}

type Customer = NonNullable<PhoneCustomer['customer']>;

const text = z.string();
const draftSchema = z.object({
  lots: z.array(
    z.object({
      uuid: text,
      /** As typed. */
      amount: text,
      lot: insectRowSchema,
    }),
  ),
  /** Null while nobody has looked. */
  account: z.union([phoneCustomerSchema.shape.customer, z.literal('none')]),
  values: z.object({
    ...{ email: text, phone: text, vatNumber: text, note: text, shippingCode: text, payment: text },
    ...{ firstname: text, lastname: text, company: text, street: text, houseNumber: text },
    ...{ postalCode: text, city: text, country: text, language: text },
    takenAlong: z._default(text, ''),
  }),
});

/** An order by phone as far as it is typed. A session of staff may end while somebody is on the line. */
function usePhoneDraft(name: string, countries: readonly string[], language: string) {
  return useTabDraft(name, draftSchema, {
    lots: [],
    account: null,
    values: {
      ...{ email: '', phone: '', vatNumber: '', note: '', shippingCode: '', payment: 'link', language },
      ...{ firstname: '', lastname: '', company: '', street: '', houseNumber: '', postalCode: '', city: '' },
      takenAlong: '',
      country: countries.includes('BE') ? 'BE' : (countries[0] ?? ''),
    },
  });
}
