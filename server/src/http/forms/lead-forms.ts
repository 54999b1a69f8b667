import type { FastifyInstance } from 'fastify';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { readOwnPath } from '@vitrine/shared/contract/federation/own-path';
import { isPlainForm } from './read-forms.ts';

/**
 * Where a browser without scripts sends a form and the answer names a `redirect`, leads it there: with scripts the page does
 * so (seed §8). Only to paths of this shop.
 */
export function leadForms(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isLed = reply.statusCode >= 300 && reply.statusCode < 400;
    if (isLed || typeof payload !== 'string' || !isPlainForm(request)) return payload;
    const redirect = redirectIn(payload);
    if (!redirect) return payload;
    reply.code(303).removeHeader('content-type').header('location', redirect);
    return '';
  });
}

function redirectIn(payload: string): string | null {
  try {
    const envelope = errorEnvelopeSchema.safeParse(JSON.parse(payload));
    return envelope.success ? readOwnPath(envelope.data.redirect) : null;
  } catch {
    return null;
  }
}
