import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { z } from '@vitrine/shared/contract/zod';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { IMMUTABLE_FILE } from '../../http/immutable.ts';
import type { AwaitPicture } from '../await-picture.ts';
import { isStored } from '../store-files.ts';
import { SMALL_PX } from '../encoding/picture-bounds.ts';

const OFFERED = /^\/pictures\/(?<hash>\w+)-(?<width>\d+)\.(?<format>webp|jpg)$/;
const awaitedSchema = z.object({
  uuid: z.pipe(
    z.string(),
    z.transform((uuid) => uuid.toUpperCase()),
  ),
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99)),
});
/** Other sites show them in previews of our pages, and viewers of museums read them. */
const OF_ANY_SITE = {
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
/** What lies below it stays to be seen. */
const NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const widthSchema = z.object({ width: z.coerce.number().check(z.int(), z.minimum(1)) });

/**
 * `GET /pictures/{hash}-{width}.{ext}`: a name's content never changes, so browsers may keep it for ever.
 * `GET /pictures/of/{uuid}/{position}?width=`: leads to the picture of a lot that had none when its page was drawn, once
 * it is made; nothing to be seen when none comes: a browser marks an answer without a picture as broken.
 */
export const pictureRoutes: FastifyPluginAsync<{ dir: string; awaitPicture: AwaitPicture }> = async (
  app,
  { dir, awaitPicture },
) => {
  // Pages offer every picture as WebP and as large JPEG, which drawings do not have.
  app.addHook('onRequest', async ({ url }, reply) => {
    const { hash, width, format } = OFFERED.exec(url)?.groups ?? {};
    if (!hash || (await isStored(dir, `${hash}-${width}.${format}`))) return;
    const asDrawn = `${hash}-${Math.min(Number(width), SMALL_PX)}.jpg`;
    if (await isStored(dir, asDrawn)) await reply.headers(OF_ANY_SITE).redirect(`/pictures/${asDrawn}`);
  });

  app.get('/pictures/of/:uuid/:position', { schema: { hide: true } }, async (request, reply) => {
    void reply.headers({ 'cache-control': 'no-store', vary: 'accept' });
    const place = awaitedSchema.safeParse(request.params);
    const size = widthSchema.safeParse(request.query);
    if (!place.success || !size.success) return reply.callNotFound();
    const picture = await awaitPicture(place.data, disconnectSignal(reply));
    if (!picture) return reply.type('image/svg+xml').send(NOTHING);
    const width = picture.widths.find((wide) => wide >= size.data.width) ?? picture.width;
    const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'jpg';
    return reply.redirect(`/pictures/${picture.hash}-${width}.${format}`);
  });

  await app.register(fastifyStatic, {
    root: dir,
    prefix: '/pictures/',
    ...IMMUTABLE_FILE,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply) => void reply.headers(OF_ANY_SITE),
  });
};
