import type { LineRequest } from '@vitrine/shared/contract/orders/cart-check';
import type { OrderRequest } from '@vitrine/shared/contract/orders/place-order';

export type OrderBody = Omit<Partial<OrderRequest>, 'address'> & {
  address?: Partial<OrderRequest['address']>;
};

/** What an order for lots of 10 euro to Belgium looks like. */
export function orderFor(lines: LineRequest[], { address, ...more }: OrderBody = {}): object {
  return {
    ...PLAIN_ORDER,
    lines,
    expectedTotalCents: lines.reduce((sum, line) => sum + line.amount * 1000, 695),
    ...more,
    address: { ...PLAIN_ADDRESS, ...address },
  };
}

/** Where the parcels of the tests go. */
export const PLAIN_ADDRESS = {
  firstname: 'Ada',
  lastname: 'Peeters',
  company: '',
  street: 'Coupure',
  houseNumber: '12',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
};

const PLAIN_ORDER = {
  locale: 'en',
  email: 'ada@example.com',
  phone: '',
  shippingCode: 'be',
  paymentMethod: 'bancontact',
  remarks: '',
  vatNumber: '',
  acceptsConditions: true,
};
