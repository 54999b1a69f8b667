import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { neededLoginPath, readBack } from '@vitrine/shared/paths/login-path';
import { readLocale } from '@vitrine/shared/paths/read-path';

const wayBackSchema = z.object({ back: z.string() });

/**
 * A link that the browser itself follows names the page it stands on: whoever is no longer logged in gets the login,
 * and then that page. Undefined for all other requests.
 */
export function sendToLogin(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const query = wayBackSchema.safeParse(request.query);
  const back = query.success && request.method === 'GET' ? readBack(query.data.back) : null;
  return back === null ? undefined : reply.redirect(neededLoginPath(readLocale(back), back), 303);
}
