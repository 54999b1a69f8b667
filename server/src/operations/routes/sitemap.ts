import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { acceptsCoding } from '@vitrine/shared/contract/federation/accepts-coding';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { sitemap, sitemapFile, type Shop } from '../sitemap/sitemap-files.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Database } from '../../database/database.ts';
import { closedPaths } from '../sitemap/open-pages.ts';

interface Options {
  database: Database;
  catalogue: Pick<Catalogue, 'allGenera'>;
  clock: Clock;
  publicUrl: string;
  contentPath: string;
}

const HOUR_SECONDS = 3_600;
const schema = { hide: true };

/** What search engines read before they come: where the pages are, and which to leave alone. */
export const sitemapRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, catalogue, clock, publicUrl, contentPath } = options;
  const shop = (): Shop => ({ kysely: database.kysely, catalogue, publicUrl, now: clock() });

  app.get('/robots.txt', { schema }, (_request, reply) =>
    cacheForAnHour(reply).type('text/plain; charset=utf-8').send(writeRobots(publicUrl, contentPath)),
  );

  app.get('/sitemap.xml', { schema }, async (request, reply) =>
    sendXml(request, reply, await sitemap(shop())),
  );

  app.get<{ Params: { number: string } }>(
    '/sitemap-:number(^\\d{1,6}$).xml',
    { schema },
    async (request, reply) => {
      const file = await sitemapFile(shop(), Number(request.params.number));
      return file ? sendXml(request, reply, file) : reply.callNotFound();
    },
  );
};

/** Data and payments: no pages. Pictures and releases are open, for pages are drawn with them. */
const NO_PAGES = ['/api/', '/test-payments/'];

/** Sent as it is written, at the pace of who reads it. */
function sendXml(request: FastifyRequest, reply: FastifyReply, pieces: AsyncGenerator<string>): FastifyReply {
  cacheForAnHour(reply).type('application/xml; charset=utf-8').header('vary', 'Accept-Encoding');
  const source = Readable.from(pieces, { highWaterMark: 1 });
  if (!acceptsCoding('gzip', String(request.headers['accept-encoding'] ?? ''))) return reply.send(source);
  const packed = createGzip();
  source.on('error', (error) => packed.destroy(error));
  packed.on('close', () => source.destroy());
  return reply.header('content-encoding', 'gzip').send(source.pipe(packed));
}

function cacheForAnHour(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
}

/** `robots.txt`: what is not to be fetched, and where the sitemap is. */
function writeRobots(publicUrl: string, contentPath: string): string {
  const closed = [...closedPaths(), ...NO_PAGES, `${contentPath}/`].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
