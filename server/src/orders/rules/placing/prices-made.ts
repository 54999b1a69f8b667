import { GENDERS, QUALITIES, type Gender, type SpeciesSales } from '@vitrine/shared/contract/catalogue';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';

/** So much of a paid order's line as still stands. */
export interface SaleMade {
  uuid: string;
  gender: Gender;
  /** As it was sold. */
  quality: string;
  priceCents: number;
  amount: number;
  /** By whom; empty once that is forgotten. */
  buyer: string;
  soldAt: string;
}

/** With fewer buyers somebody might tell what a certain person paid. */
const ANONYMOUS_FROM = 5;

/** How many were sold, and their prices by sex and grade where these lead to nobody. */
export function pricesMade(sales: readonly SaleMade[]): Pick<SpeciesSales, 'count' | 'prices'> {
  const prices = GENDERS.flatMap((gender) =>
    QUALITIES.flatMap((quality) => {
      const alike = sales.filter((sale) => sale.gender === gender && sale.quality === quality);
      // Those of whom nothing is known any more count as one.
      if (new Set(alike.map(({ buyer }) => buyer.toLowerCase())).size < ANONYMOUS_FROM) return [];
      const cents = alike.map(({ priceCents }) => priceCents);
      return {
        gender,
        quality,
        count: sumOf(alike),
        fromCents: Math.min(...cents),
        toCents: Math.max(...cents),
      };
    }),
  );
  return { count: sumOf(sales), prices };
}

/** By lot, the month in Belgium in which one was sold last; sales come with the newest first. */
export function monthsSold(sales: readonly SaleMade[]): Map<string, string> {
  return new Map(
    sales.toReversed().map(({ uuid, soldAt }) => [uuid, belgianDay(new Date(soldAt)).slice(0, 7)]),
  );
}

const sumOf = (sales: readonly SaleMade[]) => sales.reduce((sum, { amount }) => sum + amount, 0);
