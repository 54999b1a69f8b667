/* The door of this subject: what the others may use. */

export { renderGatheredOrders } from './mails/bundle-order-mails.ts';
export { networkName } from './desk/lift-network.ts';
export { renderOrderMail } from './mails/render-order-mail.ts';
export { cancelAbandoned } from './paying/cancel-abandoned.ts';
export { cancelOverdueOrders } from './paying/cancel-overdue.ts';
export { checkChargebacks } from './paying/apply-chargebacks.ts';
export { checkOpenPayments } from './paying/check-open-payments.ts';
export { refreshByProviderId } from './paying/refresh-payment.ts';
export { settleRefunds } from './paying/settle-refunds.ts';
export { findChargeback } from './paying/store/chargebacks.ts';
export { FAIR_SHARE, type FairShare } from './rules/placing/fair-share.ts';
export { lineLimitFault } from './rules/placing/line-limits.ts';
export { type Line, mergeLines } from './rules/placing/merge-lines.ts';
export { orderLinesCsv } from './rules/order-lines-csv.ts';
export { monthsSold, pricesMade } from './rules/placing/prices-made.ts';
export {
  britishError,
  permitError,
  shippingOffers,
  territoryError,
  valueError,
} from './rules/placing/quote-order.ts';
export { sweepLocks } from './store/placing/fair-share.ts';
export { forgetContacts } from './store/forget-orders.ts';
export { releaseLapsedHolds } from './store/placing/holds.ts';
export { withLotsNow } from './store/lots-now.ts';
export { countUnpacked } from './store/parcels/read-picks.ts';
export { readBasket } from './store/placing/lots-to-order.ts';
export { readOrder } from './store/orders.ts';
export { readLastSale, readSalesMade } from './store/sales-made.ts';
export { findOpenAlarm, openAlarms } from './store/stock-alarms.ts';
export { answerDay } from './rules/withdrawal-window.ts';
export { readWithdrawnLines } from './store/withdrawals.ts';
export { watchReservations } from './watch-reservations.ts';
