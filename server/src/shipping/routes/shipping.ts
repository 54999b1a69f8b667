import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import { ratePlace } from '@vitrine/shared/contract/orders/tax/rate-place';
import { shippingOptionSchema, type ShippingOption } from '@vitrine/shared/contract/orders/checkout';
import { shippingRatesSchema } from '@vitrine/shared/contract/orders/shipping';
import { shippingLawsSchema } from '@vitrine/shared/contract/orders/shipping-rules';
import { z } from '@vitrine/shared/contract/zod';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { COUNTRIES } from '../../forms/rules/countries.ts';
import {
  lineLimitFault,
  mergeLines,
  type Line,
  permitError,
  shippingOffers,
  territoryError,
  britishError,
  valueError,
  readBasket,
} from '../../orders/index.ts';
import { readBritishTerms, readSellerPlace } from '../../shop/index.ts';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { shippingLaws } from '../rules/shipping-laws.ts';
import { listShippingRates, type StoredShippingRate } from '../store/shipping.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';

const querySchema = z.object({
  country: z._default(z.string(), ''),
  /** Tells where within the country; without it the answer is that of the strictest place in it. */
  postalCode: z.optional(z.string().check(z.maxLength(20))),
  lines: z._default(z.string(), ''),
});
const optionsSchema = z.array(shippingOptionSchema);

export const shippingRoutes: FastifyPluginAsyncZod<{ database: Database; clock: Clock }> = async (
  app,
  { database, clock },
) => {
  app.get(
    '/api/shipping/rates',
    { schema: { tags: ['orders'], response: { 200: shippingRatesSchema } } },
    async () => (await listShippingRates(database.kysely)).filter((rate) => rate.active),
  );

  app.get(
    '/api/shipping/rules',
    { schema: { tags: ['orders'], response: { 200: shippingLawsSchema } } },
    async () => shippingLaws(belgianDay(clock())),
  );

  app.get(
    '/api/shipping',
    {
      schema: {
        tags: ['orders'],
        querystring: querySchema,
        response: { 200: optionsSchema, 400: errorEnvelopeSchema, 409: errorEnvelopeSchema },
      },
    },
    async ({ query }, reply) => {
      const country = query.country.toUpperCase();
      const lines = readLines(query.lines);
      reply.header('cache-control', 'no-store');
      if (!COUNTRIES.includes(country)) {
        return reply.code(400).send(fieldRefusal(reply, 'invalid', { country: { message: 'country' } }));
      }
      if (!lines) {
        const fault = lineLimitFault(looselyRead(query.lines)) ?? { message: 'lines' as const };
        return reply.code(400).send(fieldRefusal(reply, 'invalid', { lines: fault }));
      }
      const basket = await readBasket(database.kysely, lines);
      const from = await readSellerPlace(database.kysely);
      const destination = { country, postalCode: query.postalCode ?? '', from };
      const today = belgianDay(clock());
      const refused = permitError(basket, destination, today);
      if (refused) return reply.code(409).send(fieldRefusal(reply, 'permit', refused));
      const british = await readBritishTerms(database.kysely);
      const closed = britishError(basket, destination, british, today);
      if (closed) return reply.code(409).send(fieldRefusal(reply, 'british-vat', closed));
      const rates = await listShippingRates(database.kysely);
      const unreached = territoryError(rates, destination);
      if (unreached) return reply.code(409).send(fieldRefusal(reply, 'shipping-territory', unreached));
      const place = ratePlace(destination);
      const tooDear = valueError(rates, basket, place);
      if (tooDear) return reply.code(409).send(fieldRefusal(reply, 'shipping-value', tooDear));
      const offers = shippingOffers(rates, basket, place);
      return offers.map(({ rate, priceCents }) => toOption(rate, priceCents));
    },
  );
};

/** The same for judging what was refused. */
function looselyRead(text: string): Line[] {
  return text.split(',').map((part) => {
    const [uuid = '', amount] = part.split(':');
    return { uuid, amount: Number(amount) };
  });
}

/** `UUID:2,UUID:1`; null when it is not written so. */
function readLines(text: string): Line[] | null {
  const parts = text === '' ? [] : text.split(',');
  const lines = parts.map((part) => /^([\w-]{1,64}):([1-9]\d{0,3})$/.exec(part));
  if (parts.length > MAX_LINES || lines.includes(null)) return null;
  const read = lines.map((match) => ({ uuid: match?.[1] ?? '', amount: Number(match?.[2]) }));
  return lineLimitFault(read) ? null : mergeLines(read);
}

function toOption(rate: StoredShippingRate, priceCents: number): ShippingOption {
  const { code, name, carrier, service, tracked, days, freeFromCents, maxValueCents } = rate;
  return { code, name, carrier, service, tracked, days, priceCents, freeFromCents, maxValueCents };
}
