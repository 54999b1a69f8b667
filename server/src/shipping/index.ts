/* The door of this subject: what the others may use. */

export { canShip, mayBeOrdered } from './rules/can-ship.ts';
export {
  insectExceptions,
  insectNotShipped,
  insectShipping,
  type ShippingTerms,
} from './rules/insect-shipping.ts';
export { annexOfLot, wantsSpecies } from './rules/named-annex.ts';
export { placesOf, sellerPlaces, type Address, type Destination } from './rules/legal-places.ts';
export { carriesTo, shippedAlike, shippingAnswer } from './rules/ships-to.ts';
export { type ShippingRate } from './rules/shipping-cost.ts';
export {
  type StoredShippingRate,
  latestRates,
  listShippingRates,
  ratesOfVersion,
  ratesVersion,
  seedShippingRates,
} from './store/shipping.ts';
