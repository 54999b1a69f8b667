import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** What is opened by itself runs nothing, loads nothing and is framed by nobody. Pages say what they need instead. */
const NOTHING = "default-src 'none';frame-ancestors 'none'";

/**
 * What browsers must know of every answer, files and pages included: its type is what it says, it runs nothing unless it
 * is a page, no other site shows it as its own, and behind https the host is never to be asked without (OWASP ASVS 5.0,
 * 3.2.1, 3.4.1, 3.4.3, 3.4.4 and 3.4.6). What pages say beside it stands in the shell's `security-headers.ts`.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': NOTHING,
    // Pictures, releases and what is open to all say otherwise.
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
    }),
  };
}

export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
