import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsContext } from '../accounts-context.ts';
import { readShopper } from '../shopper.ts';
import type { Shopper } from '../store/sessions.ts';
import { unauthorized } from '../../http/answers/form-reply.ts';
import { sendToLogin } from './send-to-login.ts';

const SHOPPERS = new WeakMap<FastifyRequest, Shopper>();

/** Lets only logged-in shoppers through to the routes registered here; everybody else gets a 401. */
export function admitShoppers(app: FastifyInstance, accounts: AccountsContext): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shopper = await readShopper(accounts, request);
    if (!shopper) return sendToLogin(request, reply) ?? unauthorized(reply);
    SHOPPERS.set(request, shopper);
  });
}

/** Who is behind a request that was let through. */
export function shopperOf(request: FastifyRequest): Shopper {
  const shopper = SHOPPERS.get(request);
  if (!shopper) throw new Error('This route admits everybody');
  return shopper;
}
