import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../../platform/clock.ts';
import { refuse } from '../../http/answers/refuse.ts';
import { isNewsSigned } from '../watch-key.ts';
import { NEWS_PATH, newsAnswerSchema, newsSchema, SIGNATURE_HEADER } from '../watch-news.ts';
import type { Blocklist } from '../blocklist-db.ts';
import type { Releases } from '../watch-releases.ts';

const MAX_BYTES = 128 * 1024;

interface WatchOptions {
  releases: Pick<Releases, 'told'>;
  blocklist: Pick<Blocklist, 'read'>;
  /** What this shop's processes sign with. */
  secret: string;
  clock: Clock;
}

/** Hears from storefronts without a database how versions do, and says which are refused. Nobody else is heard. */
export const releaseWatchRoutes: FastifyPluginAsyncZod<WatchOptions> = async (
  app,
  { releases, blocklist, secret, clock },
) => {
  // As it came: that is what was signed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );

  app.post(
    NEWS_PATH,
    { bodyLimit: MAX_BYTES, schema: { hide: true, body: z.catch(z.string(), '') } },
    async (request, reply) => {
      const text = request.body;
      const signature = String(request.headers[SIGNATURE_HEADER] ?? '');
      if (!isNewsSigned(secret, text, signature, clock())) return refuse(reply, 404, 'not-found', 'notFound');
      const news = newsSchema.safeParse(JSON.parse(text));
      if (!news.success) return refuse(reply, 400, 'invalid', 'unreadable');
      await releases.told(news.data);
      return reply
        .header('cache-control', 'no-store')
        .send(newsAnswerSchema.parse({ refusals: await blocklist.read() }));
    },
  );
};
