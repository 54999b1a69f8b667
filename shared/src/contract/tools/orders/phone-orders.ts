import { doneSchema } from '../../accounts/account.ts';
import { addressSchema, orderRequestSchema } from '../../orders/place-order.ts';
import { z } from '../../zod.ts';

/* Orders that staff place for somebody who calls or stands before them, by the right `orders-write`. */

/** transfer: by the details in the mail. cash: it was put into a hand already. link: by the link in the mail. */
export const PHONE_PAYMENTS = ['transfer', 'cash', 'link'] as const;
export type PhonePayment = (typeof PHONE_PAYMENTS)[number];

/**
 * `POST /api/tools/phone-orders` with an `idempotency-key` header → 201 phoneOrderPlaced. Nobody accepts conditions for
 * somebody else: they travel with the mail. `email` may be empty where cash was paid: nothing is mailed then. Its lots wait a week. Field errors as those of `POST /api/orders`, also at
 * `payment`, at `note`, and at `lines.<uuid>`: 409 `out-of-stock` names each lot that is short. 409 `price-changed`.
 */
export const phoneOrderRequestSchema = z.extend(
  z.pick(orderRequestSchema, {
    lines: true,
    email: true,
    phone: true,
    address: true,
    shippingCode: true,
    vatNumber: true,
    expectedTotalCents: true,
  }),
  {
    /** In which the customer reads mails, order and invoice; `locale` is that of who asks. */
    language: orderRequestSchema.shape.locale,
    payment: z.enum(PHONE_PAYMENTS),
    /**
     * Handed over at the shop's stand in Belgium: taxed there, without shipping (`shippingCode` is empty), paid in cash and
     * over with that. `address` is then that of the invoice alone, in whichever country.
     */
    isTakenAlong: z.optional(z.boolean()),
    /** For staff alone; may be empty. Of cash it says where and to whom it was paid. */
    note: z.string(),
    /** The account with that address, when the order is to be its own. */
    accountId: z.optional(z.int()),
  },
);
export type PhoneOrderRequest = z.infer<typeof phoneOrderRequestSchema>;

export const phoneOrderPlacedSchema = z.extend(doneSchema, { reference: z.string() });

/** `POST /api/tools/phone-orders/customer {email}` → the account with that address, null when there is none. */
export const phoneCustomerRequestSchema = z.object({ email: z.string() });
export const phoneCustomerSchema = z.object({
  customer: z.nullable(
    z.object({
      accountId: z.int(),
      email: z.string(),
      language: orderRequestSchema.shape.locale,
      firstname: z.string(),
      lastname: z.string(),
      company: z.string(),
      phone: z.string(),
      /** The first of the address book. */
      address: z.nullable(addressSchema),
    }),
  ),
});
export type PhoneCustomer = z.infer<typeof phoneCustomerSchema>;
