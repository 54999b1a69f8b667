import { describe, expect, it } from '@jest/globals';
import { areSameLines, mergeLines } from './placing/merge-lines.ts';
import { orderReference, readOrderReference } from './order-reference.ts';
import { canCancel, canFulfilmentBecome, canOrderBecome } from './order-transitions.ts';
import { canPaymentBecome } from '../../payments/rules/payment-states.ts';
import { structuredCommunication } from './transfer-code.ts';

describe('an order', () => {
  it('has a reference that says its year', () => {
    expect(orderReference(123, new Date('2026-12-31T22:59:59Z'))).toBe('VDM-2026-000123');
    // Midnight in Belgium, where its invoice is of the new year too.
    expect(orderReference(124, new Date('2026-12-31T23:00:00Z'))).toBe('VDM-2027-000124');
    expect(orderReference(1_234_567, new Date('2027-01-01T00:00:00Z'))).toBe('VDM-2027-1234567');
    expect(readOrderReference('2027 1234567')).toBe('VDM-2027-1234567');
  });

  it.each([
    ...[
      'VDM-2026-21',
      'vdm 2026 21',
      ' VDM-2026-000021 ',
      'VDM–2026–021',
      'vdm2026-21',
      '2026-21',
      '2026/000021',
    ],
    ...['# 2026 0000021', 'VDM2026000021', 'VDM - 2026 - 21.', 'VDM_2026_21'],
  ])('is understood as %s', (typed) => {
    expect(readOrderReference(typed)).toBe('VDM-2026-000021');
  });

  it.each(['VDM-26-21', 'VDM202621', 'VDM-2026-', 'BU-0021', '21', '2026', '1926-21', 'VDM-2026-21-3'])(
    'is not %s',
    (typed) => {
      expect(readOrderReference(typed)).toBeNull();
    },
  );

  it('has a communication that a Belgian bank accepts', () => {
    expect(structuredCommunication(123)).toBe('+++000/0000/12326+++');
    expect(structuredCommunication(97)).toBe('+++000/0000/09797+++');
  });

  it('goes forward, is undone once completed only at the stand, and comes back from cancelled only by late money', () => {
    expect(canOrderBecome('placed', 'confirmed')).toBe(true);
    expect(canOrderBecome('cancelled', 'confirmed')).toBe(true);
    const completed = { orderState: 'completed', fulfilmentState: 'delivered', withdrawals: 0 } as const;
    expect(canCancel({ ...completed, isTakenAlong: false })).toBe(false);
    expect(canCancel({ ...completed, isTakenAlong: true })).toBe(true);
    expect(canCancel({ ...completed, isTakenAlong: true, withdrawals: 1 })).toBe(false);
    expect(canCancel({ ...completed, fulfilmentState: 'return-announced', isTakenAlong: true })).toBe(false);
    expect(canOrderBecome('completed', 'confirmed')).toBe(false);
    expect(canOrderBecome('cancelled', 'placed')).toBe(false);
  });

  it('keeps its money: nothing but a refund follows a payment, and money may follow an expiry', () => {
    expect(canPaymentBecome('paid', 'expired')).toBe(false);
    expect(canPaymentBecome('paid', 'open')).toBe(false);
    expect(canPaymentBecome('expired', 'paid')).toBe(true);
    expect(canPaymentBecome('failed', 'open')).toBe(false);
    expect(canPaymentBecome('refunded', 'paid')).toBe(false);
  });

  it('is shipped only after it was prepared', () => {
    expect(canFulfilmentBecome('waiting', 'shipped')).toBe(false);
    expect(canFulfilmentBecome('preparing', 'shipped')).toBe(true);
  });
});

describe('the lines of a cart', () => {
  const lines = [
    { uuid: 'b', amount: 1 },
    { uuid: 'A', amount: 2 },
    { uuid: 'B', amount: 3 },
  ];
  it('are added up by insect, in the order of the shopper', () => {
    expect(mergeLines(lines)).toEqual([
      { uuid: 'B', amount: 4 },
      { uuid: 'A', amount: 2 },
    ]);
  });
  it('are the same cart in whatever order they come', () => {
    expect(areSameLines(lines, lines.toReversed())).toBe(true);
    expect(areSameLines(lines, lines.slice(1))).toBe(false);
  });
});
