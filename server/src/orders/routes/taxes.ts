import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { taxQuestionSchema, taxQuoteSchema } from '@vitrine/shared/contract/orders/checkout';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import type { Database } from '../../database/database.ts';
import { isVatNumber } from '../../forms/rules/vat-number.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';
import { perMinute, type OrderLimits } from '../../http/limits/rate-limits.ts';
import type { Clock } from '../../platform/clock.ts';
import { businessOf, customsNotice, mentionsOf, type VatRegister } from '../../shop/index.ts';
import { checkVat } from '../check-vat.ts';
import { mergeLines } from '../rules/placing/merge-lines.ts';
import { quoteOrder } from '../rules/placing/quote-order.ts';
import { quoteTakenAlong, STAND } from '../rules/placing/quote-taken-along.ts';
import { readBasket } from '../store/placing/lots-to-order.ts';
import { readTerms } from '../store/placing/order-conditions.ts';
import { refuseTooMany } from './cart.ts';

interface TaxesOptions {
  database: Database;
  clock: Clock;
  limits: OrderLimits;
  register: VatRegister;
}

/** What an order would come to with its taxes: the same judgement as when it is placed. */
export const taxRoutes: FastifyPluginAsyncZod<TaxesOptions> = async (app, options) => {
  const { database, clock, limits, register } = options;

  app.post(
    '/api/checkout/taxes',
    {
      config: perMinute(limits.holds),
      preValidation: refuseTooMany,
      schema: {
        tags: ['orders'],
        body: taxQuestionSchema,
        response: { 200: taxQuoteSchema, 400: errorEnvelopeSchema, 409: errorEnvelopeSchema },
      },
    },
    async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      const { country, postalCode, shippingCode, vatNumber, company = '', isTakenAlong = false } = body;
      const place = isTakenAlong ? STAND : { country: country.toUpperCase(), postalCode };
      const now = clock();
      const { rates, taxes, from } = await readTerms(database.kysely, now);
      const basket = await readBasket(database.kysely, mergeLines(body.lines));
      const isAsked = taxes.regime !== 'exempt' && isVatNumber(vatNumber);
      const check = isAsked
        ? await checkVat(register, { vatNumber, company: company.trim(), address: place })
        : null;
      const destination = { ...place, from, shippingCode, business: businessOf(check) };
      const today = belgianDay(now);
      const quote = isTakenAlong
        ? quoteTakenAlong(basket, from, taxes, today)
        : quoteOrder(basket, destination, rates, taxes, today);
      if (!quote.ok) return reply.code(409).send(fieldRefusal(reply, 'invalid', quote.errors));
      const { goodsCents, shippingCents, totalCents, vatCents, lines } = quote.tax;
      return {
        ...{ goodsCents, shippingCents, totalCents, vatCents },
        lines: lines.map(({ unitCents, treatment }, index) => {
          return { uuid: basket[index]?.uuid ?? '', priceCents: unitCents, treatment };
        }),
        mentions: mentionsOf(quote.tax),
        customs: customsNotice(place, quote.tax),
        // Belgian VAT is charged to a Belgian business whatever the register says: there is nothing to tell.
        business: check && !check.number.startsWith('BE') ? check.state : ('none' as const),
      };
    },
  );
};
