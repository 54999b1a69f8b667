import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { acceptsCoding } from '@vitrine/shared/contract/federation/accepts-coding';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createSemaphore, Overloaded, type Semaphore } from '@vitrine/shared/platform/semaphore';
import { sharePermits } from '@vitrine/shared/platform/shared-permits';
import type { Clock } from '../../platform/clock.ts';
import { networkKey } from '../../platform/network/network-key.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { letStalledGo } from '../../http/limits/let-stalled-go.ts';
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
/** Ten thousand lots are tens of megabytes and seconds of this thread: so many files are written at once, the next ones wait. */
const WRITTEN_AT_ONCE = 4;
const WRITTEN_FOR_ONE = 2;
const MAX_WAIT_MS = 10_000;
/** Who reads slowly holds a place. */
const READING = { stallMs: 60_000, totalMs: 600_000 };
const schema = { hide: true };

/** What search engines read before they come: where the pages are, and which to leave alone. */
export const sitemapRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const { database, catalogue, clock, publicUrl, contentPath } = options;
  const shop = (): Shop => ({ kysely: database.kysely, catalogue, publicUrl, now: clock() });
  const acquire = sharePermits(placesFor(WRITTEN_AT_ONCE), () => placesFor(WRITTEN_FOR_ONE));

  /** Sends what `write` writes, where there is such a file. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    write: () => Promise<AsyncGenerator<string> | null>,
  ): Promise<FastifyReply | void> {
    const gone = disconnectSignal(reply);
    const leave = await acquire(networkKey(request.ip), gone);
    try {
      gone.throwIfAborted();
      const pieces = await write();
      if (pieces) return sendXml(request, reply, pieces, leave);
      leave();
      return reply.callNotFound();
    } catch (error) {
      leave();
      throw error;
    }
  }

  app.get('/robots.txt', { schema }, (_request, reply) =>
    cacheForAnHour(reply).type('text/plain; charset=utf-8').send(writeRobots(publicUrl, contentPath)),
  );

  app.get('/sitemap.xml', { schema }, (request, reply) => send(request, reply, () => sitemap(shop())));

  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,6}$).xml', { schema }, (request, reply) =>
    send(request, reply, () => sitemapFile(shop(), Number(request.params.number))),
  );
};

/** Data and payments: no pages. Pictures and releases are open, for pages are drawn with them. */
const NO_PAGES = ['/api/', '/test-payments/'];

function placesFor(permits: number): Semaphore {
  const refusal = () => new Overloaded('Too many sitemaps are being written');
  return createSemaphore({ permits, maxWaitMs: MAX_WAIT_MS, refusal });
}

/** Sent as it is written, at the pace of who reads it. `onEnd` is told once when that ended, in whatever way. */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
  onEnd: () => void,
): FastifyReply {
  cacheForAnHour(reply).type('application/xml; charset=utf-8').header('vary', 'Accept-Encoding');
  const source = Readable.from(
    eachTaken(pieces, () => onTaken()),
    { highWaterMark: 1 },
  );
  const onTaken = letStalledGo(source, READING);
  source.once('close', onEnd);
  if (!acceptsCoding('gzip', String(request.headers['accept-encoding'] ?? ''))) return reply.send(source);
  const packed = createGzip();
  source.on('error', (error) => packed.destroy(error));
  packed.on('close', () => source.destroy());
  return reply.header('content-encoding', 'gzip').send(source.pipe(packed));
}

async function* eachTaken(pieces: AsyncGenerator<string>, onTaken: () => void): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    onTaken();
  }
}

function cacheForAnHour(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${HOUR_SECONDS}`);
}

/** `robots.txt`: what is not to be fetched, and where the sitemap is. */
function writeRobots(publicUrl: string, contentPath: string): string {
  const closed = [...closedPaths(), ...NO_PAGES, `${contentPath}/`].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
