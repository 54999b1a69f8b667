import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * What browsers must know of every answer, files and pages included: its type is what it says, and behind https the
 * host is never to be asked without (OWASP ASVS 5.0, 3.4.1 and 3.4.4).
 */
export function tellBrowsers(app: FastifyInstance, publicUrl: string): void {
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure) {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    }
  });
}
