import { LOCALES } from '@vitrine/shared/contract/locale';
import { DAY_MS } from '@vitrine/shared/platform/time';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { readSeller } from '../../shop/index.ts';

interface Options {
  database: Database;
  clock: Clock;
  publicUrl: string;
}

/** RFC 9116 asks for less than a year. */
const EXPIRES_MS = 180 * DAY_MS;
const schema = { hide: true };

/** What programs look for at an address that is the same in every shop (RFC 8615). */
export const wellKnownRoutes: FastifyPluginAsync<Options> = async (app, { database, clock, publicUrl }) => {
  /** Whom to tell of a weakness (RFC 9116); not there until the owner has said where to write to. */
  app.get('/.well-known/security.txt', { schema }, async (_request, reply) => {
    const { email } = await readSeller(database.kysely);
    if (email === '') return reply.callNotFound();
    const expires = new Date(clock().getTime() + EXPIRES_MS).toISOString();
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
};
