import { PAYMENT_METHODS } from '@vitrine/shared/contract/frame';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { readBank, readSeller } from '../../shop/index.ts';
import { findTestPayment, insertTestPayment, settleTestPayment } from '../store/sandbox-payments.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { NewPayment, PaymentProvider, Transfer } from '../provider.ts';

/** Until the owner sets one. Its check digits are wrong on purpose, so that no bank would accept a transfer to it. */
const NO_ACCOUNT = { beneficiary: 'Vitrine (test)', iban: 'BE00 0000 0000 0000', bic: 'TESTBEBB' };

/** The provider of a shop without a contract: no money moves, and a page of its own decides how payments end. */
export function createTestProvider(options: {
  database: Database;
  clock: Clock;
  publicUrl: string;
}): PaymentProvider {
  const { database, clock, publicUrl } = options;
  const { kysely } = database;

  return {
    name: 'test',
    isTest: true,
    methods: async () => PAYMENT_METHODS,
    async createPayment(payment) {
      const id = `tst_${payment.id}`;
      await insertTestPayment(kysely, testPayment(id, payment, clock()));
      const isTransfer = payment.method === 'banktransfer';
      return {
        providerId: id,
        checkoutUrl: `${publicUrl}/test-payments/${id}`,
        transfer: isTransfer ? await transferFor(kysely, payment) : null,
      };
    },
    async fetchPayment(id) {
      return (await findTestPayment(kysely, id))?.state ?? null;
    },
    async cancelPayment(id) {
      await settleTestPayment(kysely, id, 'cancelled');
    },
    refund: async ({ id }) => ({ providerId: `tst_${id}`, progress: 'done' }),
    fetchRefund: async () => 'done',
    fetchChargebacks: async () => [],
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

/** To the account that the tools' settings name at this moment. */
async function transferFor(kysely: Kysely<Schema>, { communication }: NewPayment): Promise<Transfer> {
  const bank = await readBank(kysely);
  if (bank.iban === '') return { ...NO_ACCOUNT, communication };
  const { name: beneficiary } = await readSeller(kysely);
  return { beneficiary, ...bank, communication };
}
