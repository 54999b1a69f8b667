import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { loginPath, readBack } from '@vitrine/shared/paths/login-path';
import { readLocale } from '@vitrine/shared/paths/read-path';
import type { AccountsContext } from '../accounts/accounts-context.ts';
import { readShopper } from '../accounts/shopper.ts';
import type { Shopper } from '../store/sessions.ts';
import { unauthorized } from './account-answers.ts';

const SHOPPERS = new WeakMap<FastifyRequest, Shopper>();

/** Lets only logged-in shoppers through to the routes registered here; everybody else gets a 401. */
export function admitShoppers(app: FastifyInstance, accounts: AccountsContext): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const shopper = await readShopper(accounts, request);
    if (!shopper) return sentToLogin(request, reply) ?? unauthorized(reply);
    SHOPPERS.set(request, shopper);
  });
}

const wayBackSchema = z.object({ back: z.string() });

/**
 * A link that the browser itself follows names the page it stands on: whoever is no longer logged in gets the login,
 * and then that page. Undefined for all other requests.
 */
function sentToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const query = wayBackSchema.safeParse(request.query);
  const back = query.success && request.method === 'GET' ? readBack(query.data.back) : null;
  return back === null ? undefined : reply.redirect(loginPath(readLocale(back), back), 303);
}

/** Who is behind a request that was let through. */
export function shopperOf(request: FastifyRequest): Shopper {
  const shopper = SHOPPERS.get(request);
  if (!shopper) throw new Error('This route admits everybody');
  return shopper;
}
