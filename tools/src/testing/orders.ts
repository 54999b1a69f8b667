import type { QueuedOrder, ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';

const AT = '2026-11-21T09:00:00.000Z';

/** What a queue says of an order. */
export function aRow(more: Partial<QueuedOrder> = {}): QueuedOrder {
  return {
    ...{ reference: 'VDM-2026-000001', placedAt: AT, name: 'Ada Peeters', country: 'BE', shippingCode: 'be' },
    ...{
      paymentMethod: 'bancontact',
      totalCents: 1695,
      amount: 1,
      hasAnnex: false,
      hasRemarks: false,
      notes: 0,
    },
    ...{ orderState: 'confirmed', paymentState: 'paid', fulfilmentState: 'waiting' },
    ...more,
  };
}

export const SEEN: ToolsOrder['seen'] = {
  orderState: 'confirmed',
  fulfilmentState: 'waiting',
  parcels: 0,
  leftCents: 1695,
  openWithdrawals: 0,
};

/** A paid order for one insect of 10 euro. */
export function anOrder(more: Partial<ToolsOrder> = {}): ToolsOrder {
  return {
    ...{ reference: 'VDM-2026-000001', locale: 'en', placedAt: AT, email: 'ada@example.com', phone: '' },
    ...{
      orderState: 'confirmed',
      paymentState: 'paid',
      fulfilmentState: 'waiting',
      vatNumber: '',
      remarks: '',
    },
    address: {
      ...{ firstname: 'Ada', lastname: 'Peeters', company: '', street: 'Coupure', houseNumber: '12' },
      ...{ postalCode: '9000', city: 'Gent', country: 'BE' },
    },
    lines: [LINE],
    shipping: {
      ...{ code: 'be', name: { en: 'Belgium', nl: 'België', fr: 'Belgique' }, priceCents: 695 },
      ...{ carrier: 'bpost', isTracked: true, leftCents: 695 },
    },
    ...{ goodsCents: 1000, totalCents: 1695, vatCents: 294 },
    ...{ payments: [], history: [], parcels: [], refunds: [], papers: [], withdrawals: [], mails: [] },
    ...{ notes: [], actions: [], steps: ['prepare'], seen: SEEN, nextToPack: null },
    ...more,
  };
}

const LINE: ToolsOrder['lines'][number] = {
  ...{ position: 0, insectId: 1, uuid: 'A', reference: 'BU-1', name: 'Papilio machaon', quality: 'A1' },
  ...{ amount: 1, priceCents: 1000, citesAnnex: null, picture: null, refundable: 1, isMixed: false },
};
