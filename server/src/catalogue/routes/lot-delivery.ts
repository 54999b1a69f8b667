import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Insect, LotDelivery } from '@vitrine/shared/contract/catalogue';
import {
  annexOfLot,
  insectExceptions,
  insectNotShipped,
  insectShipping,
  listShippingRates,
} from '../../shipping/index.ts';
import { readSellerPlace } from '../../shop/index.ts';
import type { ListingContext } from './read-listing.ts';

interface Delivered {
  insect: Insect;
  delivery: LotDelivery;
}

/** Says of a lot, as its page does, where it goes today, for how much and in how many days: the same wherever it is said. */
export async function readDelivery({
  database: { kysely },
  clock,
}: Pick<ListingContext, 'database' | 'clock'>): Promise<(lot: Insect) => Delivered> {
  const [rates, from] = await Promise.all([listShippingRates(kysely), readSellerPlace(kysely)]);
  const terms = { rates, today: belgianDay(clock()), from };
  return (lot) => {
    const insect = { ...lot, citesAnnex: annexOfLot(lot) };
    const shipping = insectShipping(terms, insect);
    const notShipped = insectNotShipped(terms, insect, shipping);
    const exceptions = insectExceptions(terms, insect, shipping);
    return { insect, delivery: { shipping, notShipped, exceptions } };
  };
}
