import { PAYMENT_METHODS } from '@vitrine/shared/contract/frame';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../store/database.ts';
import { findTestPayment, insertTestPayment, settleTestPayment } from '../../store/payments-test.ts';
import type { NewPayment, PaymentProvider, StartedPayment } from '../provider.ts';

/** An account of no bank: its check digits are wrong on purpose, so that no bank would accept a transfer to it. */
const ACCOUNT = { beneficiary: 'Vitrine (test)', iban: 'BE00 0000 0000 0000', bic: 'TESTBEBB' };

/** The provider of a shop without a contract: no money moves, and a page of its own decides how payments end. */
export function createTestProvider(options: {
  database: Database;
  clock: Clock;
  publicUrl: string;
}): PaymentProvider {
  const { kysely } = options.database;
  return {
    name: 'test',
    isTest: true,
    methods: async () => PAYMENT_METHODS,
    async createPayment(payment) {
      const id = `tst_${payment.id}`;
      await insertTestPayment(kysely, testPayment(id, payment, options.clock()));
      return startedPayment(id, payment, options.publicUrl);
    },
    async fetchPayment(id) {
      return (await findTestPayment(kysely, id))?.state ?? null;
    },
    async cancelPayment(id) {
      await settleTestPayment(kysely, id, 'cancelled');
    },
    refund: async ({ id }) => ({ providerId: `tst_${id}`, progress: 'done' }),
    fetchRefund: async () => 'done',
  };
}

function testPayment(id: string, payment: NewPayment, now: Date) {
  const { method, description, locale } = payment;
  return {
    id,
    method,
    amount_cents: payment.amountCents,
    description,
    locale,
    return_url: payment.returnUrl,
    state: method === 'banktransfer' ? ('pending' as const) : ('open' as const),
    pays_at: null,
    created_at: now.toISOString(),
  };
}

function startedPayment(id: string, payment: NewPayment, publicUrl: string): StartedPayment {
  const transfer =
    payment.method === 'banktransfer' ? { ...ACCOUNT, communication: payment.communication } : null;
  return { providerId: id, checkoutUrl: `${publicUrl}/test-payments/${id}`, transfer };
}
