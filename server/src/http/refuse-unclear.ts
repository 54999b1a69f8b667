import type { FastifyInstance } from 'fastify';
import { refuse } from './answers/refuse.ts';

/**
 * Refuses a request that names two hosts, of which a proxy may believe the other (RFC 9112, section 3.2), and one whose
 * sender has hung up before anything was read: nobody knows any more from where it came. Whence the others come is kept, for
 * they may hang up while they are answered.
 */
export function refuseUnclear(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // Its type says that it is always there; a socket that is closed has none.
    const ip: string | undefined = request.ip;
    if (ip === undefined || hasTwoHosts(request.raw.rawHeaders))
      return refuse(reply, 400, 'unreadable', 'unreadable');
    Object.defineProperty(request, 'ip', { value: ip });
  });
}

/** Node keeps the first; names and values stand in turn. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}
