import type { Seller } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { MovedGoods } from './moved-goods.ts';

/** How a parcel is followed: its number, empty without one, and the carrier's page of it. */
export interface Tracking {
  number: string;
  url: string | null;
}

/** All that a mail about an order shows. */
export interface OrderMailFacts {
  order: Order;
  seller: Seller;
  subject: string;
  intro: string;
  /** The lines that it is about, and what they come to. */
  goods: MovedGoods;
  /** Whether that is the whole order; then it says where the parcel goes. */
  isWhole: boolean;
  /** Of the parcel that the mail is about. */
  tracking?: Tracking | undefined;
  /** Whether the conditions travel with it. */
  isWithConditions: boolean;
  /** Where pictures are fetched from. */
  publicUrl: string;
  /** What the button that opens the order says. */
  open: string;
  links: { order: string; withdraw: string; conditions: string; week: string | null };
}
