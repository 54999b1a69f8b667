import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { KEPT_FOR_EVER } from '../../http/immutable.ts';

/** `GET /pictures/{hash}-{width}.{ext}`: a name's content never changes, so browsers may keep it for ever. */
export const pictureRoutes: FastifyPluginAsync<{ dir: string }> = async (app, { dir }) => {
  await app.register(fastifyStatic, {
    root: dir,
    prefix: '/pictures/',
    ...KEPT_FOR_EVER,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    // Other sites show them in previews of our pages.
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
};
