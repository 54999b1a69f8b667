import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { z } from '@vitrine/shared/contract/zod';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../database/database.ts';
import { refuse } from '../../http/answers/refuse.ts';
import { boundReads } from '../../http/limits/bound-reads.ts';
import type { Clock } from '../../platform/clock.ts';
import { IMAGE_CONTEXT, imageInfo, imageSizes, lotManifest, PRESENTATION_CONTEXT } from '../rules/iiif.ts';
import { findPicture } from '../store/insects/picture-row.ts';
import { readInsect } from '../store/insects/insects.ts';

const tags = ['catalogue'];
const failures = { '4xx': errorEnvelopeSchema, '5xx': errorEnvelopeSchema };
const hash = z.string().check(z.regex(/^\w{1,64}$/));
const SIZE = /^(?<width>\d{1,5}),(?<height>\d{1,5})$/;
/** Other members are those of the specification. */
const document = z.looseObject({ '@context': z.string(), id: z.string(), type: z.string() });
/** A picture's content never changes under its name. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A lot is described anew, sold, pinned. */
const A_MOMENT = 'public, max-age=5';

/** Lots and pictures as IIIF (level 0): what a museum opens in its own viewer, from any site. */
export const iiifRoutes: FastifyPluginAsyncZod<{
  database: Database;
  clock: Clock;
  publicUrl: string;
}> = async (app, { database: { kysely }, clock, publicUrl }) => {
  boundReads(app);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get(
    '/api/iiif/lots/:uuid/manifest.json',
    {
      schema: {
        tags,
        params: z.object({ uuid: z.string() }),
        response: { 200: document, ...failures },
      },
    },
    async ({ params }, reply) => {
      const insect = await readInsect(kysely, params.uuid, clock());
      if (insect === 'unknown') return refuse(reply, 404, 'not-found', 'insectNotFound');
      if (insect === 'gone') return refuse(reply, 410, 'gone', 'insectGone');
      return sendLinked(reply, lotManifest(insect, publicUrl), PRESENTATION_CONTEXT, A_MOMENT);
    },
  );

  app.get(
    '/api/iiif/pictures/:hash',
    { schema: { hide: true, params: z.object({ hash }) } },
    async ({ params }, reply) => reply.redirect(`/api/iiif/pictures/${params.hash}/info.json`, 303),
  );

  app.get(
    '/api/iiif/pictures/:hash/info.json',
    { schema: { tags, params: z.object({ hash }), response: { 200: document, ...failures } } },
    async ({ params }, reply) => {
      const picture = await findPicture(kysely, params.hash);
      if (!picture) return refuse(reply, 404, 'not-found', 'notFound');
      // Of a drawing the large files come later.
      return sendLinked(reply, imageInfo(picture, publicUrl), IMAGE_CONTEXT, A_MOMENT);
    },
  );

  app.get(
    '/api/iiif/pictures/:hash/full/:size/0/default.jpg',
    {
      schema: { hide: true, params: z.object({ hash, size: z.string() }) },
    },
    async ({ params }, reply) => {
      const picture = await findPicture(kysely, params.hash);
      const sizes = picture ? imageSizes(picture) : [];
      const { width, height } = SIZE.exec(params.size)?.groups ?? {};
      const size =
        params.size === 'max'
          ? sizes.at(-1)
          : sizes.find((one) => one.width === Number(width) && one.height === Number(height));
      if (!size) return refuse(reply, 404, 'not-found', 'notFound');
      return reply
        .header('cache-control', params.size === 'max' ? A_MOMENT : FOR_EVER)
        .redirect(`/pictures/${params.hash}-${size.width}.jpg`, 303);
    },
  );
};

function sendLinked(reply: FastifyReply, value: object, context: string, cache: string): FastifyReply {
  return reply
    .type(`application/ld+json;profile="${context}"`)
    .header('cache-control', cache)
    .send(Buffer.from(JSON.stringify(value)));
}
