import type { Seller } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/order';

/** All that a mail about an order shows. */
export interface OrderMailFacts {
  order: Order;
  seller: Seller;
  subject: string;
  intro: string;
  links: { order: string; withdraw: string; conditions: string };
}
