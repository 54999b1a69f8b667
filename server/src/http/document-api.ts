import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../version.ts';

/** The OpenAPI description made from the routes' schemas, for reading at `/api/docs`. Before any route. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Vitrine',
        version: VERSION,
        description:
          'Texts are in the language of the header `x-locale` (en, nl, fr), else of `locale` in the body.',
      },
      tags: [
        { name: 'catalogue' },
        { name: 'content', description: 'Read by anybody, from any site; no cookies' },
        { name: 'orders' },
        { name: 'account' },
        { name: 'texts' },
        { name: 'subscriptions' },
        { name: 'tools' },
      ],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
