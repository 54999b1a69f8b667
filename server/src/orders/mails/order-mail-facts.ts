import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { isDelivered, lineDetails } from '../../mail/index.ts';
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
  /** How it is paid, where the mail confirms the contract; else empty. */
  method: string;
  /** Whether that is the whole order; then it says where the parcel goes, and that one may withdraw. */
  isWhole: boolean;
  /** Of the parcel that the mail is about. */
  tracking?: Tracking | undefined;
  /** What travels with it, in sentences. */
  attached: readonly string[];
  /** Where pictures are fetched from. */
  publicUrl: string;
  /** What the button that opens the order says. */
  open: string;
  links: { order: string; withdraw: string; conditions: string; week: string | null };
}

/** Whether it carries the notice on the legal guarantee: it confirms a contract of which a parcel comes. */
export const hasNotice = ({ order, method, isWhole }: OrderMailFacts): boolean =>
  method !== '' && isWhole && isDelivered(order);

type Line = MovedGoods['lines'][number];

/** What stands under an insect's name: reference, grade, and its papers as the order has them. */
export function lineFacts(line: Line, facts: Pick<OrderMailFacts, 'order'>): string {
  return [lineDetails(line, facts.order.locale), linePapers(line, facts)].filter(Boolean).join(' · ');
}

/** Its papers alone; empty where it has none. */
export function linePapers(line: Line, { order: { locale, lines } }: Pick<OrderMailFacts, 'order'>): string {
  const ordered = lines.find(({ reference }) => reference === line.reference) ?? {};
  return sayPapers(ordered, locale).filter(Boolean).join(' · ');
}
