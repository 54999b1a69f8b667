import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RATE_TERRITORIES } from '@vitrine/shared/contract/orders/tax/rate-place';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { checkoutSchema, countriesSchema } from '@vitrine/shared/contract/orders/checkout';
import {
  holdSchema,
  lineRequestSchema,
  outOfStockSchema,
  tooMuchReservedSchema,
} from '@vitrine/shared/contract/orders/cart-check';
import { MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../../platform/clock.ts';
import type { PaymentProvider } from '../../payments/index.ts';
import { callingCode, phoneExample } from '../../forms/rules/phone-numbers.ts';
import { postalCodeExample } from '../../forms/rules/postal-codes.ts';
import type { Database } from '../../database/database.ts';
import { readClosing } from '../../shop/index.ts';
import { keepLots } from '../store/placing/hold-lots.ts';
import { checkCart } from '../store/placing/check-cart.ts';
import { listShippingRates } from '../../shipping/index.ts';
import type { ReadClaimant } from './reserving/read-claimant.ts';
import { holdIdSchema, refuseTooMany } from './cart.ts';
import { tooMuchReserved } from './reserving/too-much-reserved.ts';
import { perMinute, type OrderLimits } from '../../http/limits/rate-limits.ts';
import { refusal } from '../../http/answers/error-reply.ts';

interface CheckoutOptions {
  database: Database;
  clock: Clock;
  limits: OrderLimits;
  provider: PaymentProvider;
  readClaimant: ReadClaimant;
}

const holdRequestSchema = z.object({
  lines: z.array(lineRequestSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  holdId: z.optional(holdIdSchema),
});
const refusedSchema = z.union([outOfStockSchema, tooMuchReservedSchema, errorEnvelopeSchema]);

export const checkoutRoutes: FastifyPluginAsyncZod<CheckoutOptions> = async (app, options) => {
  const { database, clock, limits, provider, readClaimant } = options;

  app.get(
    '/api/checkout',
    { schema: { tags: ['orders'], response: { 200: checkoutSchema } } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const closing = await readClosing(database.kysely, clock());
      const codes = await countriesShippedTo(database);
      return {
        closing,
        isPaused: closing?.mode === 'paused',
        paymentMethods: [...(await provider.methods())],
        isTestPayment: provider.isTest,
        countries: codes.map((code) => ({
          code,
          postalCode: postalCodeExample(code),
          phone: callingCode(code),
          phoneExample: phoneExample(code),
        })),
      };
    },
  );

  app.get(
    '/api/checkout/countries',
    { schema: { tags: ['orders'], response: { 200: countriesSchema } } },
    () => countriesShippedTo(database),
  );

  app.post(
    '/api/checkout/holds',
    {
      config: perMinute(limits.holds),
      preValidation: refuseTooMany,
      schema: {
        tags: ['orders'],
        body: holdRequestSchema,
        response: { 200: holdSchema, 400: errorEnvelopeSchema, 409: refusedSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const now = clock();
      const { claimant } = await readClaimant(request);
      const keeping = await keepLots(database, { ...body, holdId: body.holdId, claimant }, now);
      if (!keeping.isRefused && keeping.hold) return keeping.hold;
      reply.code(409);
      if (!keeping.isRefused) return refusal(reply, 'hold-over', 'holdOver');
      if (keeping.kind === 'paused') return refusal(reply, 'paused', 'paused');
      if (keeping.kind === 'too-much-kept') return tooMuchReserved(reply, keeping.left);
      const check = await checkCart(database.kysely, body.lines, body.holdId, now);
      return { ...refusal(reply, 'out-of-stock', 'outOfStock'), check };
    },
  );
};

/** ISO codes of the countries that a rate in use ships to. */
async function countriesShippedTo({ kysely }: Database): Promise<string[]> {
  const rates = await listShippingRates(kysely);
  return [...new Set(rates.filter((rate) => rate.active).flatMap((rate) => rate.countries))]
    .filter((code) => !RATE_TERRITORIES.includes(code))
    .sort();
}
