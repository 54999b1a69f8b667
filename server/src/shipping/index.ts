/* The door of this subject: what the others may use. */

export { needsPermit } from './rules/cites.ts';
export { insectNotShipped, insectShipping } from './rules/insect-shipping.ts';
export { shippedAlike, shipsTo } from './rules/ships-to.ts';
export { type ShippingRate, shippingCost } from './rules/shipping-cost.ts';
export {
  type StoredShippingRate,
  listShippingRates,
  ratesOfVersion,
  ratesVersion,
  seedShippingRates,
} from './store/shipping.ts';
