import { lineDetails, sayMail } from '../../mail/index.ts';
import type { Seller } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { CitesFacts } from '../store/cites-facts.ts';
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
  /** What protects its lines, by their references. */
  cites: ReadonlyMap<string, CitesFacts>;
  /** Whether that is the whole order; then it says where the parcel goes, and that one may withdraw. */
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

/** What stands under an insect's name: reference, grade, and what protects it. */
export function lineFacts(
  line: MovedGoods['lines'][number],
  { order: { locale }, cites }: Pick<OrderMailFacts, 'order' | 'cites'>,
): string {
  const { annex, certificate: number } = cites.get(line.reference) ?? { annex: '', certificate: '' };
  return [
    lineDetails(line, locale),
    annex && sayMail('part.annex', locale, { annex }),
    number && sayMail('part.certificate', locale, { number }),
  ]
    .filter(Boolean)
    .join(' · ');
}
