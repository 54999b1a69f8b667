import { insectRowSchema } from '@vitrine/shared/contract/tools/catalogue';
import { phoneCustomerSchema, type PhoneCustomer } from '@vitrine/shared/contract/tools/phone-orders';
import { z } from '@vitrine/shared/contract/zod';
import { useKept } from '../../../model/editing/kept.ts';

export type Customer = NonNullable<PhoneCustomer['customer']>;

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
  }),
});

/** An order by phone as far as it is typed. A session of staff may end while somebody is on the line. */
export function usePhoneDraft(name: string, countries: readonly string[], language: string) {
  return useKept(name, draftSchema, {
    lots: [],
    account: null,
    values: {
      ...{ email: '', phone: '', vatNumber: '', note: '', shippingCode: '', payment: 'link', language },
      ...{ firstname: '', lastname: '', company: '', street: '', houseNumber: '', postalCode: '', city: '' },
      country: countries.includes('BE') ? 'BE' : (countries[0] ?? ''),
    },
  });
}
