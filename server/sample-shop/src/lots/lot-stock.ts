import type { Gender } from '@vitrine/shared/contract/catalogue';
import type { Random } from './random.ts';

const SOLD_OUT_SHARE = 0.06;
const SEVERAL_SHARE = 0.15;

export interface LotStock {
  received: number;
  onHand: number;
  gender: Gender;
}

/** Most lots are one specimen; of several, the sexes are often mixed. */
export function findStock(random: Random): LotStock {
  const received = random.chance(SEVERAL_SHARE) ? random.int(2, 12) : 1;
  const onHand = random.chance(SOLD_OUT_SHARE) ? 0 : received;
  return { received, onHand, gender: findGender(random, received) };
}

function findGender(random: Random, received: number): Gender {
  if (random.chance(received > 1 ? 0.6 : 0.05)) return 'STOCK';
  return random.chance(0.68) ? 'MALE' : 'FEMALE';
}
