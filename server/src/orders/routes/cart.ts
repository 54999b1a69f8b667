import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { cartCheckSchema, lineRequestSchema } from '@vitrine/shared/contract/orders/cart-check';
import { MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { checkCart } from '../store/placing/check-cart.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lineLimitFault } from '../rules/placing/line-limits.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { fieldRefusal } from '../../http/answers/error-reply.ts';
import { createSemaphore, Overloaded } from '@vitrine/shared/platform/semaphore';
import { sharePermits } from '@vitrine/shared/platform/shared-permits';
import { wideNetworkKey } from '../../platform/network/network-key.ts';

export const holdIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
const linesSchema = z.array(lineRequestSchema).check(z.maxLength(MAX_LINES));

const checkRequestSchema = z.object({ lines: linesSchema, holdId: z.optional(holdIdSchema) });

export const cartRoutes: FastifyPluginAsyncZod<{
  database: Database;
  clock: Clock;
  /** How long a check waits for its turn; the shop's own time when absent. */
  maxWaitMs: number | undefined;
}> = async (app, options) => {
  const { database, clock } = options;
  const admit = admitReader(options.maxWaitMs);
  app.post(
    '/api/cart/check',
    {
      preValidation: refuseTooMany,
      schema: {
        tags: ['orders'],
        body: checkRequestSchema,
        response: { 200: cartCheckSchema, 400: errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.header('cache-control', 'no-store');
      const leave = await admit(request.ip, disconnectSignal(reply));
      try {
        return await checkCart(database.reading, body.lines, body.holdId, clock());
      } finally {
        leave();
      }
    },
  );
};

/** A hook that says which bound of an order is exceeded, where the schema of the body would only say that one is. */
export async function refuseTooMany({ body }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const fault = lineLimitFault(Reflect.get(Object(body), 'lines'));
  if (fault) await reply.code(400).send(fieldRefusal(reply, 'invalid', { lines: fault }));
}

/** Carts that are checked at once in a process: the database has connections left for those who order. */
const ALL = { permits: 4, maxQueue: 200 };
/** And of one network: a school's carts come one after the other, in milliseconds each. */
const OF_ONE = { permits: 2, maxQueue: 40 };
/** A cart is looked at by somebody who waits for it. */
const MAX_WAIT_MS = 2_000;

/**
 * Takes a place to check a cart, which may have 200 lines: one network has its share of the places, and of the queue.
 * @param maxWaitMs how long somebody waits for one
 * @returns takes a place for an IP address; resolves with what gives it back
 * @throws Overloaded when too many wait
 */
function admitReader(maxWaitMs = MAX_WAIT_MS): (ip: string, signal: AbortSignal) => Promise<() => void> {
  const refusal = () => new Overloaded('Too many carts are checked at once');
  const lane = { maxWaitMs, refusal };
  const acquire = sharePermits(createSemaphore({ ...ALL, ...lane }), () =>
    createSemaphore({ ...OF_ONE, ...lane }),
  );
  return (ip, signal) => acquire(wideNetworkKey(ip), signal);
}
